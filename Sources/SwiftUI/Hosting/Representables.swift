public import UIKit

/// A SwiftUI view that shows a UIKit view.
///
/// The model does not run SwiftUI, so it never asks the type for the UIKit view.
public protocol UIViewRepresentable: View where Body == Never {
  associatedtype UIViewType: UIView
  associatedtype Coordinator = Void
  typealias Context = UIViewRepresentableContext<Self>

  /// Returns the UIKit view that the SwiftUI view shows. The model never calls it.
  func makeUIView(context: Context) -> UIViewType
  /// Updates the UIKit view after a change of the SwiftUI state. The model never calls it.
  func updateUIView(_ uiView: UIViewType, context: Context)
  /// Returns the coordinator, an object that receives the UIKit view's events. The model never
  /// calls it.
  func makeCoordinator() -> Coordinator
  /// Releases what the SwiftUI view has set up for its UIKit view, when SwiftUI removes the view.
  /// The model never calls it.
  static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator)
}

extension UIViewRepresentable {
  public static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator) {}
}

extension UIViewRepresentable where Coordinator == Void {
  public func makeCoordinator() {}
}

/// The objects that are given to a SwiftUI view when it makes or updates its UIKit view.
public struct UIViewRepresentableContext<Representable: UIViewRepresentable> {
  /// The object that receives the UIKit view's events.
  public let coordinator: Representable.Coordinator
  /// The environment values that the surrounding SwiftUI views pass down.
  public let environment: EnvironmentValues
}

/// A SwiftUI view that shows a UIKit view controller.
///
/// The model does not run SwiftUI, so it never asks the type for the controller.
public protocol UIViewControllerRepresentable: View where Body == Never {
  associatedtype UIViewControllerType: UIViewController
  associatedtype Coordinator = Void
  typealias Context = UIViewControllerRepresentableContext<Self>

  /// Returns the UIKit controller that the SwiftUI view shows. The model never calls it.
  func makeUIViewController(context: Context) -> UIViewControllerType
  /// Updates the UIKit controller after a change of the SwiftUI state. The model never calls it.
  func updateUIViewController(_ uiViewController: UIViewControllerType, context: Context)
  /// Returns the coordinator, an object that receives the controller's events. The model never
  /// calls it.
  func makeCoordinator() -> Coordinator
  /// Releases what the SwiftUI view has set up for its UIKit controller, when SwiftUI removes the
  /// controller. The model never calls it.
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

/// The objects that are given to a SwiftUI view when it makes or updates its UIKit controller.
public struct UIViewControllerRepresentableContext<Representable: UIViewControllerRepresentable> {
  /// The object that receives the UIKit controller's events.
  public let coordinator: Representable.Coordinator
  /// The environment values that the surrounding SwiftUI views pass down.
  public let environment: EnvironmentValues
}
