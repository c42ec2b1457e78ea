public import UIKit

/// A view of SwiftUI's that shows one of UIKit's.
///
/// It is not asked for that view here.
public protocol UIViewRepresentable: View where Body == Never {
  associatedtype UIViewType: UIView
  associatedtype Coordinator = Void
  typealias Context = UIViewRepresentableContext<Self>

  /// Makes the view.
  func makeUIView(context: Context) -> UIViewType
  /// Has the view show what there is now.
  func updateUIView(_ uiView: UIViewType, context: Context)
  /// Makes what the view tells.
  func makeCoordinator() -> Coordinator
  /// Is called when the view goes.
  static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator)
}

extension UIViewRepresentable {
  public static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator) {}
}

extension UIViewRepresentable where Coordinator == Void {
  public func makeCoordinator() {}
}

/// What a view is made with.
public struct UIViewRepresentableContext<Representable: UIViewRepresentable> {
  /// What the view tells.
  public let coordinator: Representable.Coordinator
  /// What the views around hand down.
  public let environment: EnvironmentValues
}

/// A view of SwiftUI's that shows a controller of UIKit's.
///
/// It is not asked for that controller here.
public protocol UIViewControllerRepresentable: View where Body == Never {
  associatedtype UIViewControllerType: UIViewController
  associatedtype Coordinator = Void
  typealias Context = UIViewControllerRepresentableContext<Self>

  /// Makes the controller.
  func makeUIViewController(context: Context) -> UIViewControllerType
  /// Has the controller show what there is now.
  func updateUIViewController(_ uiViewController: UIViewControllerType, context: Context)
  /// Makes what the controller tells.
  func makeCoordinator() -> Coordinator
  /// Is called when the controller goes.
  static func dismantleUIViewController(
    _ uiViewController: UIViewControllerType, coordinator: Coordinator)
}

extension UIViewControllerRepresentable {
  public static func dismantleUIViewController(
    _ uiViewController: UIViewControllerType, coordinator: Coordinator
  ) {}
}

extension UIViewControllerRepresentable where Coordinator == Void {
  public func makeCoordinator() {}
}

/// What a controller is made with.
public struct UIViewControllerRepresentableContext<Representable: UIViewControllerRepresentable> {
  /// What the controller tells.
  public let coordinator: Representable.Coordinator
  /// What the views around hand down.
  public let environment: EnvironmentValues
}
