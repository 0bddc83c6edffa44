/** The UTR that the page shows, so that the server refuses to verify or reject the payment if its payer replaced it meanwhile. */
export const comparedUtr = ({ refNo }: { refNo: string | null }): { refNo?: string } => (refNo ? { refNo } : {})
