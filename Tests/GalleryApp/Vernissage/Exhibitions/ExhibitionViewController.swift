// swift-format-ignore-file
//
//  ExhibitionViewController.swift
//  Vernissage
//

import UIKit

class ExhibitionViewController: UIViewController {

    @IBOutlet private var titleLabel: UILabel!
    @IBOutlet private var placeLabel: UILabel!
    @IBOutlet private var hoursView: OpeningHoursView!
    @IBOutlet private var bookButton: UIButton!

    var exhibition: Exhibition!

    override func viewDidLoad() {
        super.viewDidLoad()
        titleLabel.text = exhibition.title
        placeLabel.text = exhibition.place
        hoursView.hours = exhibition.status == .open ? 10..<18 : 18..<21
    }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        if segue.identifier == "embedCurator", let curator = segue.destination as? CuratorViewController {
            curator.curator = exhibition.curator
        }
    }

    @IBAction private func bookVisit(_ sender: UIButton) {
        BoxOffice.shared.loadSlots(for: exhibition) { [weak self] slots in
            self?.showVisit(with: slots)
        }
    }

    private func showVisit(with slots: [Slot]) {
        // Somebody may have gone back in the meantime.
        guard navigationController?.topViewController === self, transitionCoordinator == nil, view.window != nil else { return }
        let visit = UIStoryboard(name: "Visit", bundle: nil).instantiateInitialViewController() as! VisitViewController
        visit.slots = slots
        visit.delegate = self
        present(visit, animated: true)
    }
}

// MARK: - VisitViewControllerDelegate

extension ExhibitionViewController: VisitViewControllerDelegate {

    func visitViewController(_ controller: VisitViewController, didBook slot: Slot, visitors: Int) {
        placeLabel.text = "\(exhibition.place), \(slot.title), \(visitors)"
        controller.dismiss(animated: true)
    }

    func visitViewControllerDidCancel(_ controller: VisitViewController) {
        controller.dismiss(animated: true)
    }
}
