/// A key for an environment value, that is, a value that a SwiftUI view passes down to all views in
/// it.
public protocol EnvironmentKey {
  associatedtype Value
  /// The environment value of a view to which no surrounding view has passed one.
  static var defaultValue: Value { get }
}

/// The environment values, that is, the values that SwiftUI views pass down to the views in them.
public struct EnvironmentValues {
  /// The values by the type of their key. They are only looked up and never enumerated, so their
  /// order cannot influence a run.
  private var values: [ObjectIdentifier: Any] = [:]

  public init() {}

  public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
    get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  /// The colour scheme of the screen, light or dark; always light in the model.
  public var colorScheme = ColorScheme.light
  /// An action that dismisses the presented view. In the model it does nothing, because no body of
  /// a view is called.
  public var dismiss: DismissAction { DismissAction() }
  /// A binding to the presentation state of the view. In the model it always says "not presented",
  /// because no body of a view is called.
  public var presentationMode: Binding<PresentationMode> { .constant(PresentationMode()) }
}

/// A property wrapper for a value that the surrounding SwiftUI views pass down. In the model the
/// value is always the default, because no body of a view is called.
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

/// An action that dismisses a presented SwiftUI view. In the model it does nothing.
public struct DismissAction {
  public func callAsFunction() {}
}

/// The presentation state of a SwiftUI view. In the model it always says "not presented", and
/// dismissing does nothing.
public struct PresentationMode {
  public var isPresented: Bool { false }
  public mutating func dismiss() {}
}
