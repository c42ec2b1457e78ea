public import Foundation

/// Core Foundation's name for an array.
///
/// On Apple's platforms Core Foundation's arrays are bridged to Swift's. Here the name `CFArray`
/// stands for Swift's array itself, so that `as CFArray` compiles.
public typealias CFArray = [Any]
/// Core Foundation's name for a dictionary, which here is Swift's dictionary.
public typealias CFDictionary = [AnyHashable: Any]
/// Core Foundation's name for a string, which here is Swift's string.
public typealias CFString = String
/// Core Foundation's name for a value of any type.
public typealias CFTypeRef = Any
/// Core Foundation's name for an address, which here is Foundation's.
public typealias CFURL = URL
