/// A part of a screen that says of what it is made.
///
/// What a view is made of is not modelled: `adopt` puts ``EmptyView`` in the place of every body. A
/// view here is a value that can be made, kept and handed to a ``UIHostingController``, and nothing
/// asks for its body.
@MainActor @preconcurrency
public protocol View {
  /// What the view is made of.
  associatedtype Body: View

  /// What the view is made of.
  @ViewBuilder var body: Body { get }
}

/// The end of all bodies.
extension Never: View {
  public var body: Never { fatalError("Never has no body: there is no value of it.") }
}

extension View where Body == Never {
  /// There is none.
  public var body: Never { fatalError("\(Self.self) has no body.") }
}

/// A view of nothing.
public struct EmptyView: View {
  public typealias Body = Never

  nonisolated public init() {}
}

/// A view that does not say of which type it is.
public struct AnyView: View {
  public typealias Body = Never

  private let content: any View

  public init<V: View>(_ view: V) { content = view }
  public init<V: View>(erasing view: V) { content = view }
}

/// A view with objects or values handed to it, which it keeps.
struct Surrounded<Content: View>: View {
  typealias Body = Never

  let content: Content
  let given: Any
}

extension View {
  /// Hands an object to the view; it is kept as long as the view is.
  public func environmentObject<T: ObservableObject>(_ object: T) -> some View {
    Surrounded(content: self, given: object)
  }

  /// Hands a value to the view; it is kept as long as the view is.
  public func environment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V
  ) -> some View {
    Surrounded(content: self, given: value)
  }
}

/// Makes a view of what stands between braces: of nothing, or of one view.
@resultBuilder
public enum ViewBuilder {
  public static func buildBlock() -> EmptyView { EmptyView() }
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }
}

/// What makes another view of a view.
@MainActor @preconcurrency
public protocol ViewModifier {
  /// What it makes.
  associatedtype Body: View
  /// What it is given.
  typealias Content = _ViewModifier_Content<Self>

  /// What it makes.
  @ViewBuilder func body(content: Content) -> Body
}

/// What a modifier is given.
public struct _ViewModifier_Content<Modifier: ViewModifier>: View {
  public typealias Body = Never
}
