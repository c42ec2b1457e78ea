// Exports Foundation's types for network requests and responses, which the model of `URLSession`
// uses. A file that imports this module must not import FoundationNetworking, whose sessions go to
// the real network.
@_exported public import FoundationNetworking
