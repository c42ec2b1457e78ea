// swift-format-ignore-file
//
//  ExhibitionCell.swift
//  Vernissage
//

import UIKit

class ExhibitionCell: UITableViewCell {
    static let reuseIdentifier = String(describing: ExhibitionCell.self)

    @IBOutlet private weak var titleLabel: UILabel!
    @IBOutlet private weak var placeLabel: UILabel!
    @IBOutlet private weak var thumbnailView: UIImageView!

    override func awakeFromNib() {
        super.awakeFromNib()
        thumbnailView.layer.cornerRadius = 4
        thumbnailView.clipsToBounds = true
    }

    func configure(with exhibition: Exhibition) {
        titleLabel.text = exhibition.title
        placeLabel.text = exhibition.place
        thumbnailView.image = exhibition.paintings.first?.image
    }
}
