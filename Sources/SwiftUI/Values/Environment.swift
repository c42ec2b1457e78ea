/// A key of a value that views hand down.
public protocol EnvironmentKey {
  associatedtype Value
  /// The value of the key where no view has set one.
  static var defaultValue: Value { get }
}

/// The values that views hand down, by key.
public struct EnvironmentValues {
  /// The values by key. They are looked up and never enumerated.
  private var values: [ObjectIdentifier: Any] = [:]

  public init() {}

  public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
    get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  /// The appearance of the screen: light or dark.
  public var colorScheme = ColorScheme.light
  /// An action that dismisses the view. Outside of a body it does nothing.
  public var dismiss: DismissAction { DismissAction() }
  /// The presentation state of the view. Outside of a body the view is not presented.
  public var presentationMode: Binding<PresentationMode> { .constant(PresentationMode()) }
}

/// A property wrapper for a value that the surrounding views hand down. Outside of a body the value
/// is its default.
@propertyWrapper
public struct Environment<Value> {
  private let keyPath: KeyPath<EnvironmentValues, Value>

  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { self.keyPath = keyPath }

  public var wrappedValue: Value { EnvironmentValues()[keyPath: keyPath] }
}

/// The appearance of a screen: light or dark.
public enum ColorScheme: CaseIterable, Sendable {
  case light, dark
}

/// An action that dismisses a presented view. Here it does nothing.
public struct DismissAction {
  public func callAsFunction() {}
}

/// The presentation state of a view. Here no view is presented.
public struct PresentationMode {
  public var isPresented: Bool { false }
  public mutating func dismiss() {}
}
