public import UIKit

/// A view of SwiftUI that shows a view of UIKit.
///
/// The model never asks for the view of UIKit.
public protocol UIViewRepresentable: View where Body == Never {
  associatedtype UIViewType: UIView
  associatedtype Coordinator = Void
  typealias Context = UIViewRepresentableContext<Self>

  /// Makes the view.
  func makeUIView(context: Context) -> UIViewType
  /// Updates the view to the present state.
  func updateUIView(_ uiView: UIViewType, context: Context)
  /// Makes the object that receives the view's events.
  func makeCoordinator() -> Coordinator
  /// Releases what the representable has set up for its UIKit view, when SwiftUI removes the view.
  static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator)
}

extension UIViewRepresentable {
  public static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator) {}
}

extension UIViewRepresentable where Coordinator == Void {
  public func makeCoordinator() {}
}

/// The context in which a view is made.
public struct UIViewRepresentableContext<Representable: UIViewRepresentable> {
  /// The object that receives the view's events.
  public let coordinator: Representable.Coordinator
  /// The values that the surrounding views hand down.
  public let environment: EnvironmentValues
}

/// A view of SwiftUI that shows a view controller of UIKit.
///
/// The model never asks for the controller.
public protocol UIViewControllerRepresentable: View where Body == Never {
  associatedtype UIViewControllerType: UIViewController
  associatedtype Coordinator = Void
  typealias Context = UIViewControllerRepresentableContext<Self>

  /// Makes the controller.
  func makeUIViewController(context: Context) -> UIViewControllerType
  /// Updates the controller to the present state.
  func updateUIViewController(_ uiViewController: UIViewControllerType, context: Context)
  /// Makes the object that receives the controller's events.
  func makeCoordinator() -> Coordinator
  /// Releases what the representable has set up for its UIKit controller, when SwiftUI removes the
  /// controller.
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

/// The context in which a controller is made.
public struct UIViewControllerRepresentableContext<Representable: UIViewControllerRepresentable> {
  /// The object that receives the controller's events.
  public let coordinator: Representable.Coordinator
  /// The values that the surrounding views hand down.
  public let environment: EnvironmentValues
}
