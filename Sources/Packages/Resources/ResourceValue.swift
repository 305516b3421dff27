/// A value of an attribute or of a resource, with the type that the build has given it.
package enum ResourceValue: Sendable, Hashable {
  /// `@null`
  case null
  /// `@empty`
  case empty
  case string(String)
  case boolean(Bool)
  /// A whole number that was written in decimal digits.
  case integer(Int32)
  /// A whole number that was written in hexadecimal digits, or flags.
  case hexadecimal(UInt32)
  /// A colour, as alpha, red, green and blue.
  case color(UInt32)
  case float(Float)
  case dimension(Float, DimensionUnit)
  /// A part of something, 1 being all of it.
  case fraction(Float, FractionBase)
  case reference(ResourceLink)
  /// Anything else, by the number of its type.
  case other(type: UInt8, data: UInt32)
}

/// The units of dimensions.
package enum DimensionUnit: UInt8, Sendable {
  case pixels = 0
  case densityIndependentPixels = 1
  case scaledPixels = 2
  case points = 3
  case inches = 4
  case millimetres = 5
}

/// What a fraction is a part of.
package enum FractionBase: UInt8, Sendable {
  case own = 0
  case parent = 1
}

/// A reference to a resource, or to an attribute of the theme.
package struct ResourceLink: Sendable, Hashable {
  /// The number of the resource; 0 where only the name is known.
  package let id: UInt32
  /// The name, where the reference itself carries it.
  package let name: ResourceName?
  /// What it refers to.
  package let kind: Kind

  /// What a reference refers to.
  package enum Kind: Sendable {
    case resource
    case themeAttribute
  }
}

/// The name of a resource, such as `string/app_name`.
package struct ResourceName: Sendable, Hashable {
  /// The package before the colon; nil for the package's own.
  package let package: String?
  /// The type, such as `string`.
  package let type: String
  /// The name after the slash. Build tools may have cut all names short, or made them alike.
  package let entry: String
}

/// What a reference stands for.
package struct ResourceTarget: Sendable, Equatable {
  /// The name of the resource, where it has one.
  package let name: ResourceName?
  /// The value in the default configuration, once all references are followed; nil where it is not in the package,
  /// or is none that an attribute can have.
  package let value: ResourceValue?
}

extension ResourceValue {
  private enum TypeCode {
    static let null: UInt8 = 0x00
    static let reference: UInt8 = 0x01
    static let attribute: UInt8 = 0x02
    static let string: UInt8 = 0x03
    static let float: UInt8 = 0x04
    static let dimension: UInt8 = 0x05
    static let fraction: UInt8 = 0x06
    static let dynamicReference: UInt8 = 0x07
    static let dynamicAttribute: UInt8 = 0x08
    static let decimal: UInt8 = 0x10
    static let hexadecimal: UInt8 = 0x11
    static let boolean: UInt8 = 0x12
    static let colors: ClosedRange<UInt8> = 0x1C...0x1F
  }

  /// Reads the two numbers that a value is kept as.
  /// - Parameter string: the string of a number in the pool; nil where there is none
  init(type: UInt8, data: UInt32, string: (UInt32) -> String?) {
    switch type {
    case TypeCode.null: self = data == 1 ? .empty : .null
    case TypeCode.reference, TypeCode.dynamicReference:
      self = data == 0 ? .null : .reference(ResourceLink(id: data, name: nil, kind: .resource))
    case TypeCode.attribute, TypeCode.dynamicAttribute:
      self = .reference(ResourceLink(id: data, name: nil, kind: .themeAttribute))
    case TypeCode.string: self = string(data).map(ResourceValue.string) ?? .other(type: type, data: data)
    case TypeCode.float: self = .float(Float(bitPattern: data))
    case TypeCode.dimension:
      let unit = DimensionUnit(rawValue: UInt8(data & 0xF))
      self = unit.map { .dimension(Self.complex(data), $0) } ?? .other(type: type, data: data)
    case TypeCode.fraction:
      let base = FractionBase(rawValue: UInt8(data & 0xF))
      self = base.map { .fraction(Self.complex(data), $0) } ?? .other(type: type, data: data)
    case TypeCode.decimal: self = .integer(Int32(bitPattern: data))
    case TypeCode.hexadecimal: self = .hexadecimal(data)
    case TypeCode.boolean: self = .boolean(data != 0)
    case TypeCode.colors: self = .color(data)
    default: self = .other(type: type, data: data)
    }
  }

  /// True for the type of values whose data is the number of a string.
  static func isString(_ type: UInt8) -> Bool { type == TypeCode.string }

  /// A fixed-point number: 24 bits of mantissa, then two bits for where the point stands.
  private static func complex(_ data: UInt32) -> Float {
    let mantissa = Float(Int32(bitPattern: data & 0xFFFF_FF00))
    let shifts = [8, 15, 23, 31]
    return mantissa / Float(1 << shifts[Int(data >> 4 & 3)])
  }

  /// A dimension or fraction as a protocol buffer keeps it.
  static func dimension(data: UInt32) -> ResourceValue {
    ResourceValue(type: TypeCode.dimension, data: data) { _ in nil }
  }

  static func fraction(data: UInt32) -> ResourceValue {
    ResourceValue(type: TypeCode.fraction, data: data) { _ in nil }
  }
}
