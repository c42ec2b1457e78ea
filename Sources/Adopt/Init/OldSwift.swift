/// The detection of sources in Swift 2 or older, which no compiler of today reads.
///
/// Swift 3 took the first label off the methods that UIKit calls. A class that still declares such
/// a label implements no method of UIKit's, on a phone as here.
enum OldSwift {
  /// By the name of a UIKit method, the label of its first parameter in Swift 2, such as
  /// `tableView` in `tableView(tableView: …)`.
  private static let labels: [String: String] = [
    "application": "application", "tableView": "tableView", "collectionView": "collectionView",
    "navigationController": "navigationController", "tabBarController": "tabBarController",
    "animateTransition": "transitionContext", "transitionDuration": "transitionContext",
    "prepareForSegue": "segue", "imagePickerController": "picker",
    "animationControllerForPresentedController": "presented",
    "animationControllerForDismissedController": "dismissed",
    "presentationControllerForPresentedViewController": "presented",
  ]

  /// Returns a note that the sources are too old, with the first method that is declared in the
  /// style of Swift 2; `nil` if there is none.
  static func note(_ program: Program) -> String? {
    for outline in program.outlines.prefix(program.own) {
      let method = outline.declarations.first { declaration in
        declaration.kind == .function && labels[declaration.name] != nil
          && declaration.parameters?.list.first?.label == labels[declaration.name]
      }
      guard let method else { continue }
      return
        "\(outline.listing.source.name) declares \(method.fullName), as Swift 2 had it. Xcode reads "
        + "Swift 2 no more, and UIKit calls no method of that name: convert the sources first."
    }
    return nil
  }
}
