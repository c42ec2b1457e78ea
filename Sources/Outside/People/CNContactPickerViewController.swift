public import Foundation
public import UIKit

/// The system's own screen on which a person picks persons of the address book. In the model it
/// shows none, so a person can only cancel.
///
/// ```swift
/// let picker = CNContactPickerViewController()
/// picker.delegate = self  // contactPickerDidCancel(_:), when Cancel is tapped
/// present(picker, animated: true)
/// ```
open class CNContactPickerViewController: UIViewController {
  open weak var delegate: (any CNContactPickerDelegate)?
  open var displayedPropertyKeys: [String]?
  open var predicateForEnablingContact: NSPredicate?
  open var predicateForSelectionOfContact: NSPredicate?

  open override func viewDidLoad() {
    super.viewDidLoad()
    showNothingToPick("a person (CNContactPickerViewController)") { [unowned self] in
      dismiss(animated: true)
      delegate?.contactPickerDidCancel(self)
    }
  }
}

/// The delegate of a picker of persons. In the model it is only ever told that nobody was picked.
@preconcurrency @MainActor
public protocol CNContactPickerDelegate: NSObjectProtocol {
  func contactPickerDidCancel(_ picker: CNContactPickerViewController)
  func contactPicker(_ picker: CNContactPickerViewController, didSelect contact: CNContact)
  func contactPicker(_ picker: CNContactPickerViewController, didSelect contacts: [CNContact])
}

extension CNContactPickerDelegate {
  public func contactPickerDidCancel(_ picker: CNContactPickerViewController) {}
  public func contactPicker(
    _ picker: CNContactPickerViewController, didSelect contact: CNContact
  ) {}
  public func contactPicker(
    _ picker: CNContactPickerViewController, didSelect contacts: [CNContact]
  ) {}
}

/// The system's own screen with the facts of a person. In the model it shows none. On a stack of
/// screens a person goes back.
open class CNContactViewController: UIViewController {
  open weak var delegate: (any CNContactViewControllerDelegate)?
  public let contact: CNContact
  open var contactStore: CNContactStore?
  open var allowsEditing = true
  open var allowsActions = true

  public init(for contact: CNContact) {
    self.contact = contact
    super.init(nibName: nil, bundle: nil)
  }
  public convenience init(forUnknownContact contact: CNContact) { self.init(for: contact) }
  public convenience init(forNewContact contact: CNContact?) {
    self.init(for: contact ?? CNContact())
  }
  public required init?(coder: NSCoder) { nil }

  open override func viewDidLoad() {
    super.viewDidLoad()
    showNothingToPick("the facts of a person (CNContactViewController)") { [unowned self] in
      delegate?.contactViewController(self, didCompleteWith: nil)
    }
  }
}

/// The delegate of a screen with the facts of a person, which closes the screen.
@preconcurrency @MainActor
public protocol CNContactViewControllerDelegate: NSObjectProtocol {
  func contactViewController(
    _ viewController: CNContactViewController, didCompleteWith contact: CNContact?)
}

extension CNContactViewControllerDelegate {
  public func contactViewController(
    _ viewController: CNContactViewController, didCompleteWith contact: CNContact?
  ) {}
}
