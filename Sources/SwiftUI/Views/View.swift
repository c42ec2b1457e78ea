/// A part of a screen that is described by its `body`, which consists of other views.
///
/// The model never calls a body; `adopt` replaces every body in an app by ``EmptyView``. A view
/// here is a value that can be made, kept and passed to a ``UIHostingController``.
@MainActor @preconcurrency
public protocol View {
  /// The type of the view's `body`.
  associatedtype Body: View

  /// The views that this view consists of.
  @ViewBuilder var body: Body { get }
}

/// `Never` as the body type of views that have no body.
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

/// A view that retains an object or a value that was passed to it, as long as the view exists.
struct Surrounded<Content: View>: View {
  typealias Body = Never

  let content: Content
  let given: Any
}

extension View {
  /// Passes an object to the view, which retains the object.
  public func environmentObject<T: ObservableObject>(_ object: T) -> some View {
    Surrounded(content: self, given: object)
  }

  /// Passes a value to the view, which keeps the value.
  public func environment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V
  ) -> some View {
    Surrounded(content: self, given: value)
  }
}

/// Makes one view of the statements between braces, of which there may be one or none.
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

  /// Returns a view that consists of the modified view.
  @ViewBuilder func body(content: Content) -> Body
}

/// The view that a modifier is applied to.
public struct _ViewModifier_Content<Modifier: ViewModifier>: View {
  public typealias Body = Never
}
