import Core

#if hasFeature(InternalImportsByDefault)
  public import Observation
#else
  import Observation
#endif

@Observable
public final class OwlDetailScreen: OwlDetailScreenBase, OwlDetailViewModel {}
