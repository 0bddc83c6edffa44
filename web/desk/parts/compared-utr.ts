/** The UTR that the page shows. The server refuses to verify or reject the payment if its payer has replaced the UTR meanwhile. */
export const comparedUtr = ({ refNo }: { refNo: string | null }): { refNo?: string } => (refNo ? { refNo } : {})
