// swift-format-ignore-file
//
//  ExhibitionsViewController.swift
//  Vernissage
//

import UIKit

/// A list of the museum's exhibitions: those that are open, and the upcoming ones.
class ExhibitionsViewController: UITableViewController {

    private let catalogue = Catalogue.shared

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UINib(nibName: "ExhibitionCell", bundle: nil), forCellReuseIdentifier: ExhibitionCell.reuseIdentifier)
        tableView.rowHeight = 72
    }

    private func exhibition(at indexPath: IndexPath) -> Exhibition {
        return catalogue.exhibitions(with: Exhibition.Status.allCases[indexPath.section])[indexPath.row]
    }

    // MARK: - Navigation

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        if let destination = segue.destination as? ExhibitionViewController, let (exhibition, slots) = sender as? (Exhibition, [Slot]) {
            destination.exhibition = exhibition
            destination.slots = slots
        }
    }

    // MARK: - Table view

    override func numberOfSections(in tableView: UITableView) -> Int {
        return Exhibition.Status.allCases.count
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        return catalogue.exhibitions(with: Exhibition.Status.allCases[section]).count
    }

    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        switch Exhibition.Status.allCases[section] {
        case .open: return NSLocalizedString("section.open", comment: "Header")
        case .upcoming: return NSLocalizedString("section.upcoming", comment: "Header")
        }
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: ExhibitionCell.reuseIdentifier, for: indexPath) as! ExhibitionCell
        cell.configure(with: exhibition(at: indexPath))
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        let exhibition = self.exhibition(at: indexPath)
        BoxOffice.shared.loadSlots(for: exhibition) { [weak self] slots in
            self?.show(exhibition, with: slots)
        }
    }

    private func show(_ exhibition: Exhibition, with slots: [Slot]) {
        guard view.window != nil else { return }
        performSegue(withIdentifier: "showExhibition", sender: (exhibition, slots))
    }
}
