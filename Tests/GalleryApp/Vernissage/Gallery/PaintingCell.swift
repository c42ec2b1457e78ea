// swift-format-ignore-file
//
//  PaintingCell.swift
//  Vernissage
//

import UIKit

class PaintingCell: UICollectionViewCell {
    static let reuseIdentifier = "PaintingCell"

    @IBOutlet private(set) weak var imageView: UIImageView!
    @IBOutlet private weak var titleLabel: UILabel!
    @IBOutlet private weak var favouriteView: UIView!

    var painting: Painting? {
        didSet {
            imageView.image = painting?.image
            titleLabel.text = painting?.title
            updateFavourite()
        }
    }

    override func awakeFromNib() {
        super.awakeFromNib()
        imageView.layer.cornerRadius = 4
        favouriteView.layer.cornerRadius = favouriteView.bounds.height / 2
    }

    override func prepareForReuse() {
        super.prepareForReuse()
        imageView.isHidden = false
    }

    func updateFavourite() {
        favouriteView.isHidden = painting.map { !Favourites.shared.contains($0) } ?? true
    }
}
