/// A part of a screen, described by a body that consists of other views.
///
/// Bodies are not modelled: `adopt` replaces every body by ``EmptyView``. A view here is a value
/// that can be made, kept and handed to a ``UIHostingController``, and its body is never called.
@MainActor @preconcurrency
public protocol View {
  /// The type of the view's body.
  associatedtype Body: View

  /// The views that this view consists of.
  @ViewBuilder var body: Body { get }
}

/// The body type of views that have no body.
extension Never: View {
  public var body: Never { fatalError("Never has no body: there is no value of it.") }
}

extension View where Body == Never {
  /// Traps, because the view has no body.
  public var body: Never { fatalError("\(Self.self) has no body.") }
}

/// A view that shows nothing.
public struct EmptyView: View {
  public typealias Body = Never

  nonisolated public init() {}
}

/// A view that hides the type of another view.
public struct AnyView: View {
  public typealias Body = Never

  private let content: any View

  public init<V: View>(_ view: V) { content = view }
  public init<V: View>(erasing view: V) { content = view }
}

/// A view that keeps an object or a value which was handed to it.
struct Surrounded<Content: View>: View {
  typealias Body = Never

  let content: Content
  let given: Any
}

extension View {
  /// Hands an object to the view, and keeps the object as long as the view.
  public func environmentObject<T: ObservableObject>(_ object: T) -> some View {
    Surrounded(content: self, given: object)
  }

  /// Hands a value to the view, and keeps the value as long as the view.
  public func environment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V
  ) -> some View {
    Surrounded(content: self, given: value)
  }
}

/// Makes a view of the statements between braces: no view or one view.
@resultBuilder
public enum ViewBuilder {
  public static func buildBlock() -> EmptyView { EmptyView() }
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }
}

/// A type that turns a view into another view.
@MainActor @preconcurrency
public protocol ViewModifier {
  /// The type of the view that the modifier returns.
  associatedtype Body: View
  /// The type of the view that the modifier is applied to.
  typealias Content = _ViewModifier_Content<Self>

  /// Returns the modified view.
  @ViewBuilder func body(content: Content) -> Body
}

/// The view that a modifier is applied to.
public struct _ViewModifier_Content<Modifier: ViewModifier>: View {
  public typealias Body = Never
}
