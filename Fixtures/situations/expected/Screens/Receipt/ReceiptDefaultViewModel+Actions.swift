extension ReceiptDefaultViewModel: ReceiptViewModel {}
