/** Days are those of India; amounts are rupees. Payments of a booking count from 0; `taxed` is a pooja at 18 %. */
export type Act = { on: string; booking: number } & (
  | {
      act: 'book'
      price: number
      more: number
      people: number
      poojas: number[]
      journey: string
      sent: number
      rate?: 5
      taxed?: number
    }
  | { act: 'phone'; price: number; journey: string; cash: number }
  | { act: 'import'; price: number; journey: string; paid: number; paidOn: string }
  | { act: 'balance'; sent: number }
  | { act: 'found'; payment: number; amount: number; bank?: string }
  | { act: 'reject'; payment: number }
  | { act: 'cash'; amount: number }
  | { act: 'buyer'; state: string; gstin?: string }
  | { act: 'people'; people: number }
  | { act: 'pooja'; cost: number; taxed?: number; journey: string }
  | { act: 'allow'; amount: number }
  | { act: 'cancel' }
  | { act: 'refund' }
)
