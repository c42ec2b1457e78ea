/// An array by its Core Foundation name.
///
/// On Apple's platforms these are bridged to Swift's own types; here they are those types, so that
/// `as CFArray` goes on meaning something.
public typealias CFArray = [Any]
public typealias CFDictionary = [AnyHashable: Any]
public typealias CFString = String
public typealias CFTypeRef = Any
