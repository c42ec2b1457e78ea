public import Foundation
public import UIKit

/// The system's spelling checker. In the model it knows no words, and finds nothing wrong.
@preconcurrency @MainActor
open class UITextChecker: NSObject {
  public override init() { super.init() }

  open class var availableLanguages: [String] { ["en_US"] }
  open func rangeOfMisspelledWord(
    in stringToCheck: String, range: NSRange, startingAt startingOffset: Int,
    wrap wrapFlag: Bool, language: String
  ) -> NSRange { NSRange(location: NSNotFound, length: 0) }
  open func guesses(forWordRange range: NSRange, in string: String, language: String)
    -> [String]?
  { nil }
  open func completions(
    forPartialWordRange range: NSRange, in string: String, language: String
  ) -> [String]? { nil }
}

/// The system's dictionary. In the model it has no words, and its screen can only be left.
open class UIReferenceLibraryViewController: UIViewController {
  open class func dictionaryHasDefinition(forTerm term: String) -> Bool { false }

  public init(term: String) { super.init(nibName: nil, bundle: nil) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open override func viewDidLoad() {
    super.viewDidLoad()
    showNothingToPick("a word (UIReferenceLibraryViewController)") { [unowned self] in
      dismiss(animated: true)
    }
  }
}
