import Foundation
import RuntimeHooks
@_spi(Reflection) import Swift

/// Builds a value out of what its type is built of.
///
/// The initialisers of a type are unknown here. But a structure is nothing beside its fields, and
/// where each of them has a stand-in, so has the whole; so does an object of a class of Swift's
/// own; an enumeration has a case without a payload, which is a number; and a function that returns
/// nothing may do nothing.
enum Raised {
  /// A value; `nil` if the type, or a part of it, has no stand-in.
  static func value<Value>(of type: Value.Type, by standIn: StandIn) -> Value? {
    let metadata = Metadata(type)
    if let objectClass = type as? AnyClass {
      return object(of: objectClass, metadata, standIn) as? Value
    }
    return switch metadata.kind {
    case .structure, .tuple: ofFields(type, standIn)
    case .enumeration: ofFirstCase(type, metadata)
    case .function: doingNothing(type, metadata)
    case nil: nil
    }
  }

  /// Whether there is a value.
  static func canMake(_ type: Any.Type) -> Bool {
    let metadata = Metadata(type)
    return switch metadata.kind {
    case .structure, .tuple:
      _forEachField(of: type) { _, _, fieldType, _ in StandIn.canAnswer(fieldType) }
    case .enumeration: metadata.cases.empty > 0
    case .function: metadata.isPlainFunction && metadata.result == Void.self
    case nil: false
    }
  }

  // MARK: - Structures

  private static func ofFields<Value>(_ type: Value.Type, _ standIn: StandIn) -> Value? {
    var fields: [(offset: Int, store: (UnsafeMutableRawPointer) -> Void)] = []
    let isComplete = _forEachField(of: type) { _, offset, fieldType, _ in
      func open<Field>(_: Field.Type) -> Bool {
        guard let field = standIn.value(of: Field.self) else { return false }
        fields.append(
          (offset, { $0.initializeMemory(as: Field.self, repeating: field, count: 1) }))
        return true
      }
      return _openExistential(fieldType, do: open)
    }
    // What a type keeps beside its fields only the type itself knows, as the standard library's do.
    guard isComplete, !fields.isEmpty || MemoryLayout<Value>.size == 0 else { return nil }
    return blank(type) { memory in
      for field in fields { field.store(memory + field.offset) }
    }
  }

  // MARK: - Objects

  /// How deep objects may stand in objects: a class that needs another of its own never ends.
  private static let depth = 8

  /// An object whose class, and all that it inherits, are of Swift's own. Its initialisers are not
  /// run: it has stand-ins for its fields, and `nil` where it holds something weakly.
  private static func object(
    of objectClass: AnyClass, _ metadata: Metadata, _ standIn: StandIn
  ) -> AnyObject? {
    guard standIn.depth < depth, metadata.isOwnClass else { return nil }
    var inner = standIn
    inner.depth += 1
    var fields: [(offset: Int, store: (UnsafeMutableRawPointer) -> Void)] = []
    var index = 0
    // Fields of a class, those that it inherits first.
    let ofClass = _EachFieldOptions(rawValue: 1)
    let isComplete = _forEachField(of: objectClass, options: ofClass) { _, offset, fieldType, _ in
      defer { index += 1 }
      func open<Field>(_: Field.Type) -> Bool {
        guard holdsStrongly(objectClass, index) else {
          // Zero is nothing; an unowned object has to be there.
          return Field.self is any OptionalAnswer.Type
        }
        guard let field = inner.value(of: Field.self) else { return false }
        fields.append(
          (offset, { $0.initializeMemory(as: Field.self, repeating: field, count: 1) }))
        return true
      }
      return _openExistential(fieldType, do: open)
    }
    guard isComplete else { return nil }
    let (size, mask) = metadata.instance
    let memory = turnstile_allocate_object(metadata.address, size, mask)
    let head = 2 * MemoryLayout<UInt>.size
    if size > head { memset(memory + head, 0, size - head) }
    for field in fields { field.store(memory + field.offset) }
    return Unmanaged<AnyObject>.fromOpaque(memory).takeRetainedValue()
  }

  private static func holdsStrongly(_ objectClass: AnyClass, _ index: Int) -> Bool {
    var field = FieldMetadata()
    _ = fieldMetadata(of: objectClass, index: index, &field)
    return field.isStrong
  }

  // MARK: - Enumerations

  /// The first case without a payload.
  private static func ofFirstCase<Value>(_ type: Value.Type, _ metadata: Metadata) -> Value? {
    let cases = metadata.cases
    guard cases.empty > 0 else { return nil }
    return blank(type) { metadata.inject(tag: cases.payload, into: $0) }
  }

  // MARK: - Functions

  /// A function that looks at none of its arguments and returns nothing; it is called alike,
  /// whatever they are.
  private static func doingNothing<Value>(_ type: Value.Type, _ metadata: Metadata) -> Value? {
    let nothing: () -> Void = {}
    guard metadata.isPlainFunction, metadata.result == Void.self,
      MemoryLayout<Value>.size == MemoryLayout.size(ofValue: nothing)
    else { return nil }
    return unsafeBitCast(nothing, to: type)
  }

  /// A value in memory that is zero before it is filled.
  private static func blank<Value>(
    _ type: Value.Type, _ fill: (UnsafeMutableRawPointer) -> Void
  ) -> Value? {
    withUnsafeTemporaryAllocation(of: Value.self, capacity: 1) { memory in
      guard let place = memory.baseAddress else { return nil }
      let bytes = UnsafeMutableRawPointer(place)
      bytes.initializeMemory(as: UInt8.self, repeating: 0, count: MemoryLayout<Value>.size)
      fill(bytes)
      return place.move()
    }
  }
}

/// What Swift's runtime knows of a type, as far as values are built from it. The layout is that of
/// the ABI.
private struct Metadata {
  enum Kind: UInt { case structure = 512, enumeration = 513, tuple = 769, function = 770 }

  private let words: UnsafePointer<UInt>

  init(_ type: Any.Type) { words = unsafeBitCast(type, to: UnsafePointer<UInt>.self) }

  var kind: Kind? { Kind(rawValue: words[0]) }

  // MARK: - Enumerations

  /// How many cases have a payload, and how many have none.
  var cases: (payload: UInt32, empty: UInt32) {
    guard let descriptor = UnsafeRawPointer(bitPattern: words[1]) else { return (0, 0) }
    return (
      descriptor.load(fromByteOffset: 20, as: UInt32.self) & 0xff_ffff,
      descriptor.load(fromByteOffset: 24, as: UInt32.self)
    )
  }

  /// Makes memory the value of a case; those with a payload are counted first.
  func inject(tag: UInt32, into memory: UnsafeMutableRawPointer) {
    typealias Inject = @convention(c) (UnsafeMutableRawPointer, UInt32, UnsafeRawPointer) -> Void
    guard let witnesses = UnsafePointer<UInt>(bitPattern: words[-1]) else { return }
    unsafeBitCast(witnesses[13], to: Inject.self)(memory, tag, UnsafeRawPointer(words))
  }

  // MARK: - Classes

  var address: UnsafeRawPointer { UnsafeRawPointer(words) }

  /// Whether a class and all that it inherits are of Swift's own: what the model's and Foundation's
  /// classes set up in their initialisers nobody else can.
  var isOwnClass: Bool {
    var type: AnyClass? = unsafeBitCast(words, to: AnyClass.self)
    while let one = type {
      let name = String(reflecting: one)
      guard !name.hasPrefix("HeadlessUIKit."), !name.hasPrefix("Foundation."),
        !name.hasPrefix("Swift.")
      else { return false }
      type = _getSuperclass(one)
    }
    return true
  }

  /// The size of an instance, and the mask of its alignment.
  var instance: (size: Int, mask: Int) {
    (
      Int(address.load(fromByteOffset: 24, as: UInt32.self)),
      Int(address.load(fromByteOffset: 28, as: UInt16.self))
    )
  }

  // MARK: - Functions

  /// Whether a function is called as Swift calls functions, and is not asynchronous.
  var isPlainFunction: Bool { words[1] & 0x20ff_0000 == 0 }

  /// What a function returns.
  var result: Any.Type { unsafeBitCast(words[2], to: Any.Type.self) }
}

/// What the runtime says of a field.
private struct FieldMetadata {
  var name: UnsafeRawPointer?
  var free: UnsafeRawPointer?
  var isStrong = false
  var isVariable = false
}

@_silgen_name("swift_reflectionMirror_recursiveChildMetadata")
private func fieldMetadata(
  of type: Any.Type, index: Int, _ metadata: UnsafeMutablePointer<FieldMetadata>
) -> Any.Type
