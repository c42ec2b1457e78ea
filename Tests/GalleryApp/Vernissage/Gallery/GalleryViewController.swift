// swift-format-ignore-file
//
//  GalleryViewController.swift
//  Vernissage
//

import UIKit

/// The screen with a collection of all paintings.
class GalleryViewController: UICollectionViewController {

    private let paintings = Catalogue.shared.paintings
    private let zoom = ZoomTransitionController()
    private var selectedIndexPath: IndexPath?

    override func viewDidLoad() {
        super.viewDidLoad()
        navigationController?.delegate = zoom
        collectionView.backgroundColor = UIColor(named: "Wall")
        collectionView.collectionViewLayout = GalleryLayout()
        NotificationCenter.default.addObserver(
            self, selector: #selector(favouritesDidChange), name: .favouritesDidChange, object: nil)
    }

    @objc private func favouritesDidChange() {
        for case let cell as PaintingCell in collectionView.visibleCells {
            cell.updateFavourite()
        }
    }

    // MARK: - Navigation

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        guard segue.identifier == "showPainting",
              let destination = segue.destination as? PaintingViewController,
              let cell = sender as? UICollectionViewCell,
              let indexPath = collectionView.indexPath(for: cell) else { return }
        selectedIndexPath = indexPath
        destination.painting = paintings[indexPath.item]
        destination.zoom = zoom
    }

    // MARK: - UICollectionViewDataSource

    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        return paintings.count
    }

    override func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: PaintingCell.reuseIdentifier, for: indexPath) as! PaintingCell
        cell.painting = paintings[indexPath.item]
        return cell
    }
}

// MARK: - ZoomEndpoint

extension GalleryViewController: ZoomEndpoint {

    var zoomImageView: UIImageView? {
        guard let indexPath = selectedIndexPath else { return nil }
        return (collectionView.cellForItem(at: indexPath) as? PaintingCell)?.imageView
    }
}
