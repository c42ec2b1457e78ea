/// Namespace placeholder.
