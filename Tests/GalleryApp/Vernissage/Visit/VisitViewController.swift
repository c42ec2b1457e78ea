// swift-format-ignore-file
//
//  VisitViewController.swift
//  Vernissage
//

import UIKit

protocol VisitViewControllerDelegate: AnyObject {
    func visitViewController(_ controller: VisitViewController, didBook slot: Slot, visitors: Int)
    func visitViewControllerDidCancel(_ controller: VisitViewController)
}

/// A sheet to book a visit with. It can be pulled down.
class VisitViewController: UIViewController {

    @IBOutlet private weak var slotControl: UISegmentedControl!
    @IBOutlet private weak var visitorsStepper: UIStepper!
    @IBOutlet private weak var visitorsLabel: UILabel!
    @IBOutlet private weak var nameField: UITextField!

    weak var delegate: VisitViewControllerDelegate?
    var slots: [Slot] = []

    private let sheetTransition = SheetTransitioningDelegate()

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        modalPresentationStyle = .custom
        transitioningDelegate = sheetTransition
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.layer.cornerRadius = 16
        slotControl.removeAllSegments()
        for (index, slot) in slots.enumerated() {
            slotControl.insertSegment(withTitle: slot.title, at: index, animated: false)
        }
        slotControl.selectedSegmentIndex = 0
        visitorsDidChange(visitorsStepper)

        let pan = UIPanGestureRecognizer(target: self, action: #selector(handlePan(_:)))
        pan.maximumNumberOfTouches = 1
        view.addGestureRecognizer(pan)
    }

    // MARK: - Actions

    @IBAction private func visitorsDidChange(_ sender: UIStepper) {
        visitorsLabel.text = String.localizedStringWithFormat(NSLocalizedString("visit.visitors", comment: "Number of visitors"), Int(sender.value))
    }

    @IBAction private func book(_ sender: Any) {
        guard !isBeingPresented, !isBeingDismissed, slots.indices.contains(slotControl.selectedSegmentIndex) else { return }
        delegate?.visitViewController(self, didBook: slots[slotControl.selectedSegmentIndex], visitors: Int(visitorsStepper.value))
    }

    @IBAction private func cancel(_ sender: Any) {
        guard !isBeingPresented, !isBeingDismissed else { return }
        delegate?.visitViewControllerDidCancel(self)
    }

    @objc private func handlePan(_ recognizer: UIPanGestureRecognizer) {
        let interactor = sheetTransition.interactor
        let progress = recognizer.translation(in: nil).y / view.bounds.height
        switch recognizer.state {
        case .began:
            guard !isBeingPresented, !isBeingDismissed else { return }
            interactor.begin()
            dismiss(animated: true)
        case .changed:
            interactor.follow(progress)
        case .ended:
            let velocity = recognizer.velocity(in: nil).y
            interactor.end(finishing: abs(velocity) > 500 ? velocity > 0 : progress > 0.5)
        default:
            break
        }
    }
}

// MARK: - UITextFieldDelegate

extension VisitViewController: UITextFieldDelegate {

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        textField.resignFirstResponder()
        return true
    }
}
