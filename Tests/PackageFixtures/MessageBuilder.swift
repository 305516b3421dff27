/// Makes protocol-buffer messages.
struct MessageBuilder {
  private(set) var bytes: [UInt8] = []

  static func varint(_ value: UInt64) -> [UInt8] {
    var value = value
    var bytes: [UInt8] = []
    while value > 0x7F {
      bytes.append(UInt8(value & 0x7F | 0x80))
      value >>= 7
    }
    return bytes + [UInt8(value)]
  }

  mutating func number(_ field: Int, _ value: UInt64) {
    bytes += Self.varint(UInt64(field << 3)) + Self.varint(value)
  }

  mutating func bytes(_ field: Int, _ value: [UInt8]) {
    bytes += Self.varint(UInt64(field << 3 | 2)) + Self.varint(UInt64(value.count)) + value
  }

  mutating func text(_ field: Int, _ value: String) { bytes(field, Array(value.utf8)) }

  mutating func message(_ field: Int, _ build: (inout MessageBuilder) -> Void) {
    var inner = MessageBuilder()
    build(&inner)
    bytes(field, inner.bytes)
  }

  static func message(_ build: (inout MessageBuilder) -> Void) -> [UInt8] {
    var builder = MessageBuilder()
    build(&builder)
    return builder.bytes
  }

  /// A manifest whose label is a reference, by number or by name.
  static func manifest(label: (inout MessageBuilder) -> Void, depth: Int = 0) -> [UInt8] {
    message { node in
      node.message(1) { manifest in
        manifest.text(3, "manifest")
        manifest.message(4) {
          $0.text(2, "package")
          $0.text(3, "com.example.app")
        }
        manifest.message(5) { node in
          node.message(1) { application in
            application.text(3, "application")
            application.message(4) { attribute in
              attribute.text(1, "http://schemas.android.com/apk/res/android")
              attribute.text(2, "label")
              attribute.number(5, 0x0101_0001)
              attribute.message(6) { $0.message(1, label) }
            }
          }
        }
      }
    }
  }

  /// A table with one string.
  static func table(_ values: [(locale: String, text: String)]) -> [UInt8] {
    message { table in
      table.message(2) { package in
        package.message(1) { $0.number(1, 0x7F) }
        package.message(3) { type in
          type.message(1) { $0.number(1, 1) }
          type.text(2, "string")
          type.message(3) { entry in
            entry.message(1) { $0.number(1, 0) }
            entry.text(2, "app_name")
            for (locale, text) in values {
              entry.message(6) { value in
                if !locale.isEmpty { value.message(1) { $0.text(3, locale) } }
                value.message(2) { $0.message(4) { $0.message(2) { $0.text(1, text) } } }
              }
            }
          }
        }
      }
    }
  }
}
