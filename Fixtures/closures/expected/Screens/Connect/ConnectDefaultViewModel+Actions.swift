extension ConnectDefaultViewModel: ConnectViewModel {}
