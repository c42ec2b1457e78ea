// swift-format-ignore-file
//
//  SettingsViewController.swift
//  Vernissage
//

import UIKit

enum SettingsKey {
    static let showsCaptions = "showsCaptions"
    static let wall = "wall"
}

class SettingsViewController: UITableViewController {

    @IBOutlet private weak var captionsSwitch: UISwitch!
    @IBOutlet private weak var wallControl: UISegmentedControl!

    private let defaults = UserDefaults.standard

    override func viewDidLoad() {
        super.viewDidLoad()
        captionsSwitch.isOn = defaults.bool(forKey: SettingsKey.showsCaptions)
        wallControl.selectedSegmentIndex = defaults.integer(forKey: SettingsKey.wall)
    }

    @IBAction private func captionsDidChange(_ sender: UISwitch) {
        defaults.set(sender.isOn, forKey: SettingsKey.showsCaptions)
    }

    @IBAction private func wallDidChange(_ sender: UISegmentedControl) {
        defaults.set(sender.selectedSegmentIndex, forKey: SettingsKey.wall)
    }

    @IBAction private func unwindToSettings(_ segue: UIStoryboardSegue) {}

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
    }
}
