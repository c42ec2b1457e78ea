// swift-format-ignore-file
//
//  SceneDelegate.swift
//  Vernissage
//

import UIKit

class SceneDelegate: UIResponder, UIWindowSceneDelegate {

    var window: UIWindow?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
        guard scene is UIWindowScene else { return }
        window?.tintColor = UIColor(named: "AccentColor")
    }

    func sceneDidEnterBackground(_ scene: UIScene) {
        Favourites.shared.save()
    }
}
