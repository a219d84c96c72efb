extension BookDefaultViewModel: BookViewModel {}
