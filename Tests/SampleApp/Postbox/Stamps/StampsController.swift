// swift-format-ignore-file
//
//  StampsController.swift
//  Postbox
//

import UIKit

class StampsController: UIViewController {

    @IBOutlet private var collectionView: UICollectionView!
    @objc var columns: CGFloat = 3

    convenience init() {
        self.init(nibName: nil, bundle: nil)
        tabBarItem = UITabBarItem(tabBarSystemItem: .favorites, tag: 1)
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        let layout = UICollectionViewFlowLayout()
        layout.minimumInteritemSpacing = 8
        layout.sectionInset = UIEdgeInsetsMake(8, 8, 8, 8)
        collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: layout)
        collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        collectionView.register(StampCell.self, forCellWithReuseIdentifier: "stamp")
        collectionView.dataSource = self
        collectionView.delegate = self
        view.addSubview(collectionView)
        perform(#selector(flash), with: nil, afterDelay: 0.5)
    }

    @objc func flash() {
        collectionView.flashScrollIndicators()
    }
}

extension StampsController: UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        return 12
    }

    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        return collectionView.dequeueReusableCell(withReuseIdentifier: "stamp", for: indexPath)
    }

    func collectionView(_ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, sizeForItemAt indexPath: IndexPath) -> CGSize {
        let side = (collectionView.bounds.width - 8 * (columns + 1)) / columns
        return CGSizeMake(side.rounded(.down), side.rounded(.down))
    }
}

class StampCell: UICollectionViewCell {

    override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    required init?(coder aDecoder: NSCoder) {
        super.init(coder: aDecoder)
        setUp()
    }

    private func setUp() {
        contentView.backgroundColor = UIColor.lightGray.withAlphaComponent(0.5)
        contentView.layer.borderWidth = 1
        contentView.layer.borderColor = UIColor.black.cgColor
    }
}
