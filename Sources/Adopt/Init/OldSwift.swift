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

  /// Returns a note with the first method that is declared in the style of Swift 2, and that the
  /// sources are too old if no method is declared in today's style; `nil` if there is none.
  static func note(_ program: Program) -> String? {
    for outline in program.outlines.prefix(program.own) {
      let method = outline.declarations.first { declaration in
        declaration.kind == .function && labels[declaration.name] != nil
          && declaration.parameters?.list.first?.label == labels[declaration.name]
      }
      guard let method else { continue }
      let found = "\(outline.listing.source.name) declares \(method.fullName), as Swift 2 had it."
      return isOfToday(program)
        ? "\(found) UIKit calls no method of that name, on a phone as here."
        : "\(found) Xcode reads Swift 2 no more, and UIKit calls no method of that name: "
          + "convert the sources first."
    }
    return nil
  }

  /// Returns true if a method of UIKit's is declared in the style of Swift 3 and later, so that a
  /// method in the older style was only forgotten.
  private static func isOfToday(_ program: Program) -> Bool {
    program.outlines.prefix(program.own).contains { outline in
      outline.declarations.contains { declaration in
        declaration.kind == .function && labels[declaration.name] != nil
          && ["_", "for", "using"].contains(declaration.parameters?.list.first?.label)
      }
    }
  }
}
