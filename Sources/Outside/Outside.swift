// Foundation's types for requests and answers, without which a session is of no use. Its sessions
// go to the real network; a file that sees them only by way of this module sees the model's
// instead. So it has no `import FoundationNetworking` of its own.
@_exported public import FoundationNetworking
