// swift-format-ignore-file
//
//  GalleryLayout.swift
//  Vernissage
//

import UIKit

/// A collection view layout with two paintings in a row, or three if the view is wide.
class GalleryLayout: UICollectionViewFlowLayout {

    override init() {
        super.init()
        commonInit()
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        commonInit()
    }

    private func commonInit() {
        minimumInteritemSpacing = 12
        minimumLineSpacing = 12
        sectionInset = UIEdgeInsets(top: 12, left: 12, bottom: 12, right: 12)
    }

    override func prepare() {
        if let collectionView = collectionView {
            let columns: CGFloat = collectionView.bounds.width > 500 ? 3 : 2
            let room = collectionView.bounds.width - sectionInset.left - sectionInset.right - minimumInteritemSpacing * (columns - 1)
            let width = (room / columns).rounded(.down)
            itemSize = CGSize(width: width, height: width + 28)
        }
        super.prepare()
    }

    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        return newBounds.width != collectionView?.bounds.width
    }
}
