/// An array by its Core Foundation name.
///
/// On Apple's platforms this type is bridged to Swift's array; here it is Swift's array, so that
/// `as CFArray` compiles.
public typealias CFArray = [Any]
/// A dictionary by its Core Foundation name.
public typealias CFDictionary = [AnyHashable: Any]
/// A string by its Core Foundation name.
public typealias CFString = String
/// Any value by its Core Foundation name.
public typealias CFTypeRef = Any
