// swift-format-ignore-file
//
//  AboutViewController.swift
//  Vernissage
//

import UIKit

class AboutViewController: UIViewController {

    @IBOutlet private weak var versionLabel: UILabel!

    override func viewDidLoad() {
        super.viewDidLoad()
        let version = Bundle.main.object(forInfoDictionaryKey: "CFBundleShortVersionString") as? String
        versionLabel.text = "Vernissage \(version ?? "")"
    }

    @IBAction private func showLicences(_ sender: UIButton) {
        guard presentedViewController == nil else { return }
        let alert = UIAlertController(
            title: NSLocalizedString("about.licences", comment: "Title of an alert"), message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: NSLocalizedString("ok", comment: "Button"), style: .default))
        present(alert, animated: true)
    }
}
