extension EmptyDefaultViewModel: EmptyViewModel {}
