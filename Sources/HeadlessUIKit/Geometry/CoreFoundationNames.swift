/// An array, under its name in Core Foundation.
///
/// On Apple's platforms Core Foundation's arrays are bridged to Swift's. Here the name stands for
/// Swift's array itself, so that `as CFArray` compiles.
public typealias CFArray = [Any]
/// A dictionary, under its name in Core Foundation.
public typealias CFDictionary = [AnyHashable: Any]
/// A string, under its name in Core Foundation.
public typealias CFString = String
/// A value of any type, under the name for it in Core Foundation.
public typealias CFTypeRef = Any
