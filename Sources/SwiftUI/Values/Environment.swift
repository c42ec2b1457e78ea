/// Names a value that views hand down.
public protocol EnvironmentKey {
  associatedtype Value
  /// What it is where nothing else was said.
  static var defaultValue: Value { get }
}

/// What views hand down.
public struct EnvironmentValues {
  /// Looked up by key and never listed.
  private var values: [ObjectIdentifier: Any] = [:]

  public init() {}

  public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
    get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  /// Whether the screen is light or dark.
  public var colorScheme = ColorScheme.light
  /// Takes the view away; outside of a body it does nothing.
  public var dismiss: DismissAction { DismissAction() }
  /// Whether the view is presented; outside of a body it is not.
  public var presentationMode: Binding<PresentationMode> { .constant(PresentationMode()) }
}

/// A value that the views around hand down; outside of a body it has its default.
@propertyWrapper
public struct Environment<Value> {
  private let keyPath: KeyPath<EnvironmentValues, Value>

  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { self.keyPath = keyPath }

  public var wrappedValue: Value { EnvironmentValues()[keyPath: keyPath] }
}

/// Whether a screen is light or dark.
public enum ColorScheme: CaseIterable, Sendable {
  case light, dark
}

/// Takes away a view that is presented.
public struct DismissAction {
  public func callAsFunction() {}
}

/// Whether a view is presented.
public struct PresentationMode {
  public var isPresented: Bool { false }
  public mutating func dismiss() {}
}
