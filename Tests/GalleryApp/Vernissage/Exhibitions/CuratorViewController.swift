// swift-format-ignore-file
//
//  CuratorViewController.swift
//  Vernissage
//

import UIKit

/// A small screen about an exhibition's curator, embedded in the exhibition's screen.
class CuratorViewController: UIViewController {

    @IBOutlet private weak var nameLabel: UILabel!
    @IBOutlet private weak var biographyLabel: UILabel!

    var curator: Curator? {
        didSet {
            if isViewLoaded { update() }
        }
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        update()
    }

    private func update() {
        nameLabel.text = curator?.name
        biographyLabel.text = curator?.biography
    }
}
