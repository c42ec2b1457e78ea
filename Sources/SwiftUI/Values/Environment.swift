/// A key for a value that a view passes down to all views in it.
public protocol EnvironmentKey {
  associatedtype Value
  /// The value for views that no surrounding view has passed one to.
  static var defaultValue: Value { get }
}

/// The values that views pass down to the views in them, by key.
public struct EnvironmentValues {
  /// The values by the type of their key. They are only looked up, never enumerated.
  private var values: [ObjectIdentifier: Any] = [:]

  public init() {}

  public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
    get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  /// The colour scheme of the screen: light or dark.
  public var colorScheme = ColorScheme.light
  /// An action that dismisses the view. It does nothing, because no body is called here.
  public var dismiss: DismissAction { DismissAction() }
  /// The presentation state of the view. The view counts as not presented, because no body is
  /// called here.
  public var presentationMode: Binding<PresentationMode> { .constant(PresentationMode()) }
}

/// A property wrapper for a value that the surrounding views pass down. Its value is always the
/// default, because no body is called here.
@propertyWrapper
public struct Environment<Value> {
  private let keyPath: KeyPath<EnvironmentValues, Value>

  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { self.keyPath = keyPath }

  public var wrappedValue: Value { EnvironmentValues()[keyPath: keyPath] }
}

/// The colour scheme of a screen: light or dark.
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
