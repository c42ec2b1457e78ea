public import UIKit

/// A SwiftUI view that shows a UIKit view.
///
/// The model never asks it to make the UIKit view.
public protocol UIViewRepresentable: View where Body == Never {
  associatedtype UIViewType: UIView
  associatedtype Coordinator = Void
  typealias Context = UIViewRepresentableContext<Self>

  /// Makes the UIKit view that the SwiftUI view shows.
  func makeUIView(context: Context) -> UIViewType
  /// Updates the UIKit view to the present state.
  func updateUIView(_ uiView: UIViewType, context: Context)
  /// Makes the coordinator, an object that receives the UIKit view's events.
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

/// The context in which a UIKit view is made and updated.
public struct UIViewRepresentableContext<Representable: UIViewRepresentable> {
  /// The object that receives the UIKit view's events.
  public let coordinator: Representable.Coordinator
  /// The values that the surrounding SwiftUI views pass down.
  public let environment: EnvironmentValues
}

/// A SwiftUI view that shows a UIKit view controller.
///
/// The model never asks it to make the controller.
public protocol UIViewControllerRepresentable: View where Body == Never {
  associatedtype UIViewControllerType: UIViewController
  associatedtype Coordinator = Void
  typealias Context = UIViewControllerRepresentableContext<Self>

  /// Makes the UIKit controller that the SwiftUI view shows.
  func makeUIViewController(context: Context) -> UIViewControllerType
  /// Updates the UIKit controller to the present state.
  func updateUIViewController(_ uiViewController: UIViewControllerType, context: Context)
  /// Makes the coordinator, an object that receives the controller's events.
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

/// The context in which a UIKit controller is made and updated.
public struct UIViewControllerRepresentableContext<Representable: UIViewControllerRepresentable> {
  /// The object that receives the UIKit controller's events.
  public let coordinator: Representable.Coordinator
  /// The values that the surrounding SwiftUI views pass down.
  public let environment: EnvironmentValues
}
