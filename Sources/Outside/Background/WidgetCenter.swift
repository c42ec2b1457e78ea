import Foundation
import UIKit

/// The list of an app's widgets. On the model's phone nobody has put one on the home screen.
///
/// Unchecked: the class stores nothing, and the compiler must not ask that of an app's widgets.
public final class WidgetCenter: @unchecked Sendable {
  public static let shared = WidgetCenter()

  public func reloadAllTimelines() {}
  public func reloadTimelines(ofKind kind: String) {}
  /// Tells in the next turn that there are no widgets.
  public func getCurrentConfigurations(
    _ completion: @escaping (Result<[WidgetInfo], any Error>) -> Void
  ) { inNextTurn { completion(.success([])) } }
}

/// A widget on the home screen. The model has none.
public struct WidgetInfo: Sendable {
  public let kind: String
}
