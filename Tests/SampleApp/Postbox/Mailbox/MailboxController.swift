// swift-format-ignore-file
//
//  MailboxController.swift
//  Postbox
//

import UIKit

class MailboxController: UIViewController {

    @IBOutlet fileprivate weak var tableView: UITableView!
    fileprivate let letters = LetterStore.shared.letters

    override func viewDidLoad() {
        super.viewDidLoad()
        title = NSLocalizedString("Mailbox", comment: "")
        let tableView = UITableView(frame: view.bounds, style: .plain)
        tableView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        tableView.rowHeight = 56
        tableView.register(LetterCell.self, forCellReuseIdentifier: LetterCell.identifier)
        tableView.dataSource = self
        tableView.delegate = self
        view.addSubview(tableView)
        self.tableView = tableView
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            barButtonSystemItem: .compose, target: self, action: #selector(MailboxController.compose(_:)))
        NotificationCenter.default.addObserver(
            self, selector: #selector(letterWasRead(_:)), name: .letterWasRead, object: nil)
        NotificationCenter.default.addObserver(
            self, selector: #selector(reload), name: NSNotification.Name.UIApplicationWillEnterForeground, object: nil)
    }

    deinit {
        NotificationCenter.default.removeObserver(self)
    }

    @IBAction func compose(_ sender: UIBarButtonItem) {
        let card = CardController()
        card.delegate = self
        present(card, animated: true, completion: nil)
    }

    @objc private func letterWasRead(_ notification: Notification) {
        guard let letter = notification.object as? Letter, let row = letters.firstIndex(of: letter) else { return }
        tableView.reloadRows(at: [IndexPath(row: row, section: 0)], with: UITableViewRowAnimation.none)
    }

    @objc private func reload() {
        tableView.reloadData()
    }
}

// MARK: - Table view

extension MailboxController: UITableViewDataSource, UITableViewDelegate {

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        return letters.count
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: LetterCell.identifier, for: indexPath) as! LetterCell
        cell.letter = letters[indexPath.row]
        return cell
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        let letter = LetterController(letter: letters[indexPath.row])
        navigationController?.pushViewController(letter, animated: true)
    }
}

// MARK: - The card

extension MailboxController: CardControllerDelegate {

    func cardWillClose(_ card: CardController) {
        view.endEditing(true)
    }

    func cardDidClose(_ card: CardController) {
        reload()
    }
}
