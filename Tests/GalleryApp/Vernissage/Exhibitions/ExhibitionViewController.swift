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
    var slots: [Slot] = []

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
        guard presentedViewController == nil, transitionCoordinator == nil else { return }
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
