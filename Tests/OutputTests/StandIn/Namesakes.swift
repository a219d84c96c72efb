// An app's own types with the names of the runtime's: generated code must not refer to these.

struct Coordinator {}

class ViewModel {}

protocol Screen {}

enum Flow {}

@propertyWrapper
struct ObservableProperty { var wrappedValue: Int }

struct ReadOnlyProperty {}

struct DerivedProperty {}

struct ListViewModel {}

struct Presence {}

struct SafeResultClosure {}
