import { paiseFromRupees, rupeesFromPaise } from '../../domain/money.ts'
import { totalsOf } from '../../domain/price.ts'
import type { NowAndLater } from '../journey/slip-money.tsx'
import type { PackageOffer, PoojaOffer } from './offers.ts'

/** A price in rupees: without GST, with it, and how much of that is paid now and on arrival. */
export type Price = { order: number; total: number } & NowAndLater

function priceOf(item: Parameters<typeof totalsOf>[0][number], gstPercent: number): Price {
  const { order, total, payable } = totalsOf([item], gstPercent)
  const now = rupeesFromPaise(payable)
  return { order: rupeesFromPaise(order), total: rupeesFromPaise(total), now, later: rupeesFromPaise(total) - now }
}

/** The price of a package for a number of people, if nothing else is in the cart. A day can have another price for two people. */
export const packagePrice = (
  pack: Pick<PackageOffer, 'price' | 'additionalPerson'>,
  headCount: number,
  gst: number,
  price = pack.price,
) =>
  priceOf(
    {
      package: { price: paiseFromRupees(price), additionalPerson: paiseFromRupees(pack.additionalPerson) },
      headCount,
      poojaCosts: [],
    },
    gst,
  )

/** The price of a pooja with its GST in percent, which most do not have. */
export const poojaPrice = ({ cost }: Pick<PoojaOffer, 'cost'>, gst = 0) =>
  packagePrice({ price: cost, additionalPerson: 0 }, 0, gst)
