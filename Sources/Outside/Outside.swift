// Exports Foundation's types for requests and responses, without which a session is of no use.
// Foundation's own sessions go to the real network. A file that imports this module alone sees the
// model's sessions instead, so it must not import FoundationNetworking itself.
@_exported public import FoundationNetworking
