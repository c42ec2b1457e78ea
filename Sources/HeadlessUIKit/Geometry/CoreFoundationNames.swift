/// An array by its Core Foundation name.
///
/// On Apple's platforms this type is bridged to Swift's array; here it is Swift's array, so that
/// `as CFArray` compiles.
public typealias CFArray = [Any]
public typealias CFDictionary = [AnyHashable: Any]
public typealias CFString = String
public typealias CFTypeRef = Any
