/// What an attribute is called, and what it is.
struct AttributeIdentity {
  let name: String?
  let namespace: String?
  let id: UInt32?

  /// The attribute as Android knows it, by its number; nil where Android does not see it.
  func known(_ oddities: inout OddityList<XMLOddity>) -> (name: String, namespace: String?, id: UInt32?)? {
    guard let meant = id.flatMap(AndroidAttributes.name) else {
      if id == nil, namespace == PackageAttribute.android {
        oddities.add(.attributeWithoutNumber(name ?? ""))
        return nil
      }
      return (name ?? "", namespace, id)
    }
    if name != meant { oddities.add(.attributeRenamed(written: name ?? "", meant: meant)) }
    if namespace != PackageAttribute.android {
      oddities.add(.namespaceMasked(attribute: meant, written: namespace))
    }
    return (meant, PackageAttribute.android, id)
  }
}
