/// A part of a screen that is described by its `body`, which consists of other views.
///
/// The model does not run SwiftUI: it never calls a body, and `adopt` replaces every body in an app
/// by ``EmptyView``. In the model a view is a value that can be made, kept and passed to a
/// ``UIHostingController``.
@MainActor @preconcurrency
public protocol View {
  /// The type of the view that `body` returns.
  associatedtype Body: View

  /// The content of this view, made of other views. The model never calls it.
  @ViewBuilder var body: Body { get }
}

/// Makes `Never` a view, so that it can be the body type of views that have no body. There is no
/// value of it.
extension Never: View {
  public var body: Never { fatalError("Never has no body: there is no value of it.") }
}

extension View where Body == Never {
  /// Traps if it is called, because a view whose body type is `Never` has no body.
  public var body: Never { fatalError("\(Self.self) has no body.") }
}

/// A view without content.
public struct EmptyView: View {
  public typealias Body = Never

  nonisolated public init() {}
}

/// A view that wraps a view of any type, so that views of different types can be used in one place.
public struct AnyView: View {
  public typealias Body = Never

  private let content: any View

  public init<V: View>(_ view: V) { content = view }
  public init<V: View>(erasing view: V) { content = view }
}

/// A wrapper around a view that keeps an environment object or value, which was passed to the view,
/// alive for as long as the view exists.
struct Surrounded<Content: View>: View {
  typealias Body = Never

  let content: Content
  let given: Any
}

extension View {
  /// Passes an observable object to the view and all views in it. In the model the object is only
  /// kept alive.
  public func environmentObject<T: ObservableObject>(_ object: T) -> some View {
    Surrounded(content: self, given: object)
  }

  /// Passes an environment value to the view and all views in it. In the model the value is only
  /// kept.
  public func environment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V
  ) -> some View {
    Surrounded(content: self, given: value)
  }
}

/// A result builder that makes one view of the statements between braces. In the model there may be
/// one statement or none, because `adopt` empties the bodies of views.
@resultBuilder
public enum ViewBuilder {
  public static func buildBlock() -> EmptyView { EmptyView() }
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }
}

/// A type that makes a changed view out of another view, such as one with a border. The model never
/// applies it.
@MainActor @preconcurrency
public protocol ViewModifier {
  /// The type of the view that `body(content:)` returns.
  associatedtype Body: View
  /// The type of the view to which the modifier is applied.
  typealias Content = _ViewModifier_Content<Self>

  /// Returns the changed view, which contains the given one. The model never calls it.
  @ViewBuilder func body(content: Content) -> Body
}

/// The view to which a modifier is applied, as the modifier's body sees it.
public struct _ViewModifier_Content<Modifier: ViewModifier>: View {
  public typealias Body = Never
}
