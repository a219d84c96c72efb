// An app's own types with the names of the runtime's: generated code must not refer to these.

struct Coordinator {}

class ViewModel {}

protocol Screen {}

enum Flow {}
