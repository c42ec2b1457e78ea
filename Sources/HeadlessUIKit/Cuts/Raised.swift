import Foundation
import RuntimeHooks
@_spi(Reflection) import Swift

/// Builds a stand-in for a value of any type (a value for removed app code) from the parts of the
/// type, without calling an initialiser.
///
/// The model does not know the initialisers of an app's type. But a structure, or an object of a
/// Swift class, can be built from stand-ins of its fields, if each field has one. An enumeration
/// may have a case without a payload, which is only a number. A function without a result can be
/// replaced by one that does nothing.
enum Raised {
  /// Returns a stand-in for a value of a type, that is, a value for removed app code; `nil` if the
  /// type, or a part of it, has none.
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

  /// Returns true if a stand-in for a value of a type (a value for removed app code) can probably
  /// be built. The type's metadata decides, and nothing is built.
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
    // A structure without visible fields, such as many of the standard library, may have storage
    // that only its own code can set up. So no such structure is built in place of removed app
    // code.
    guard isComplete, !fields.isEmpty || MemoryLayout<Value>.size == 0 else { return nil }
    return blank(type) { memory in
      for field in fields { field.store(memory + field.offset) }
    }
  }

  // MARK: - Objects

  /// The largest depth to which objects inside objects are built in place of removed app code. A
  /// class with a field of its own type would otherwise lead to endless building.
  private static let depth = 8

  /// Returns an object of an app's own Swift class, built without running its initialisers, as a
  /// value for removed app code. Its strong properties get such values too, and its weak properties
  /// are `nil`.
  private static func object(
    of objectClass: AnyClass, _ metadata: Metadata, _ standIn: StandIn
  ) -> AnyObject? {
    guard standIn.depth < depth, metadata.isOwnClass else { return nil }
    var inner = standIn
    inner.depth += 1
    var fields: [(offset: Int, store: (UnsafeMutableRawPointer) -> Void)] = []
    var index = 0
    // With this option Swift's runtime visits the stored properties of a class, inherited ones
    // first.
    let ofClass = _EachFieldOptions(rawValue: 1)
    let isComplete = _forEachField(of: objectClass, options: ofClass) { _, offset, fieldType, _ in
      defer { index += 1 }
      func open<Field>(_: Field.Type) -> Bool {
        guard holdsStrongly(objectClass, index) else {
          // A weak property whose memory is zero reads as `nil`, so it needs no stand-in. An
          // unowned property would need an object that nothing keeps alive, so no stand-in is built
          // for its class.
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

  /// Returns the first case without a payload of an enumeration; `nil` if all cases have one.
  private static func ofFirstCase<Value>(_ type: Value.Type, _ metadata: Metadata) -> Value? {
    let cases = metadata.cases
    guard cases.empty > 0 else { return nil }
    return blank(type) { metadata.inject(tag: cases.payload, into: $0) }
  }

  // MARK: - Functions

  /// Returns a function that ignores its arguments and returns nothing. One such function fits all
  /// argument types, because Swift calls it in the same way whatever the arguments are.
  private static func doingNothing<Value>(_ type: Value.Type, _ metadata: Metadata) -> Value? {
    let nothing: () -> Void = {}
    guard metadata.isPlainFunction, metadata.result == Void.self,
      MemoryLayout<Value>.size == MemoryLayout.size(ofValue: nothing)
    else { return nil }
    // Unchecked: both values are Swift functions of the same size without a result, as was checked
    // above.
    return Swift.unsafeBitCast(nothing, to: type)
  }

  /// Returns a value of a type whose memory is set to zero and then filled by a closure.
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

/// The metadata of a type in Swift's runtime, from which values for removed app code are built.
/// Swift's ABI defines the layout.
private struct Metadata {
  enum Kind: UInt { case structure = 512, enumeration = 513, tuple = 769, function = 770 }

  private let words: UnsafePointer<UInt>

  // Unchecked: a value of `Any.Type` is one word, the address of the type's metadata.
  init(_ type: Any.Type) { words = Swift.unsafeBitCast(type, to: UnsafePointer<UInt>.self) }

  var kind: Kind? { Kind(rawValue: words[0]) }

  // MARK: - Enumerations

  /// The number of the enumeration's cases with a payload, and of those without one.
  var cases: (payload: UInt32, empty: UInt32) {
    guard let descriptor = UnsafeRawPointer(bitPattern: words[1]) else { return (0, 0) }
    return (
      descriptor.load(fromByteOffset: 20, as: UInt32.self) & 0xff_ffff,
      descriptor.load(fromByteOffset: 24, as: UInt32.self)
    )
  }

  /// Turns memory into the value of an enumeration's case. The tag is the case's number, counting
  /// the cases with a payload first and then the others.
  func inject(tag: UInt32, into memory: UnsafeMutableRawPointer) {
    typealias Inject = @convention(c) (UnsafeMutableRawPointer, UInt32, UnsafeRawPointer) -> Void
    guard let witnesses = UnsafePointer<UInt>(bitPattern: words[-1]) else { return }
    // Unchecked: slot 13 of an enumeration's value witnesses is the function that stores a case's
    // tag. Passing three words is the same in C and in Swift.
    Swift.unsafeBitCast(witnesses[13], to: Inject.self)(memory, tag, UnsafeRawPointer(words))
  }

  // MARK: - Classes

  var address: UnsafeRawPointer { UnsafeRawPointer(words) }

  /// True if the class and all its superclasses are written in Swift and belong to the app. Objects
  /// of other classes, such as Foundation's, cannot be built, because only their initialisers can
  /// set them up.
  var isOwnClass: Bool {
    // Unchecked: the caller has made sure that the type is a class. A reference to a class is the
    // address of its metadata.
    var type: AnyClass? = Swift.unsafeBitCast(words, to: AnyClass.self)
    while let one = type {
      let name = String(reflecting: one)
      guard !name.hasPrefix("HeadlessUIKit."), !name.hasPrefix("Foundation."),
        !name.hasPrefix("Swift.")
      else { return false }
      type = _getSuperclass(one)
    }
    return true
  }

  /// The size in bytes of an object of the class, and the alignment mask with which its memory must
  /// be allocated.
  var instance: (size: Int, mask: Int) {
    (
      Int(address.load(fromByteOffset: 24, as: UInt32.self)),
      Int(address.load(fromByteOffset: 28, as: UInt16.self))
    )
  }

  // MARK: - Functions

  /// True if functions of the type use Swift's calling convention and are not asynchronous, so that
  /// a function without arguments can replace them.
  var isPlainFunction: Bool { words[1] & 0x20ff_0000 == 0 }

  /// The type of a function's result.
  ///
  /// Unchecked: the third word of a function type's metadata is the type of its result. Callers
  /// have checked that the type is a function's.
  var result: Any.Type { Swift.unsafeBitCast(words[2], to: Any.Type.self) }
}

/// A description of one stored property, in the form in which Swift's runtime returns it.
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
