import type { RefundTier, RefundTiers } from './cancellation.ts'

const MOST_TIERS = 6

/** The tiers in the form in which the settings store them: 15:90 7:50 3:25. */
export const refundTiersText = (tiers: readonly RefundTier[]): string =>
  tiers.map(({ daysBefore, percent }) => `${daysBefore}:${percent}`).join(' ')

/** Reads tiers from the settings. With fewer days, a smaller percentage must be refunded. Null for invalid tiers. */
export function readRefundTiers(text: string): RefundTiers | null {
  const tiers = text.split(' ').map((part) => {
    const [, daysBefore, percent] = /^(\d{1,3}):(\d{1,3})$/.exec(part) ?? []
    return { daysBefore: Number(daysBefore), percent: Number(percent) }
  })
  const falls = tiers.every((tier, index) => {
    const before = tiers[index - 1] ?? { daysBefore: 366, percent: 101 }
    return (
      tier.daysBefore > 0 && tier.percent > 0 && tier.daysBefore < before.daysBefore && tier.percent < before.percent
    )
  })
  const [first, ...more] = tiers
  return first && falls && tiers.length <= MOST_TIERS ? [first, ...more] : null
}
