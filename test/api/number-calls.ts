import type { DeskNumbers } from '../../contract/desk/numbers.ts'
import { call, nextUtr, type Sender } from '../calls.ts'
import { makePooja } from '../factories.ts'
import { firstOf, present } from '../present.ts'
import type { World } from '../world.ts'

/** The numbers of the last weeks. */
export const readNumbers = async (who: Sender, weeks?: number) =>
  (await call<DeskNumbers>(who, 'GET', `/admin/numbers${weeks === undefined ? '' : `?weeks=${weeks}`}`)).data

/** The cells of a figure with a number that is not zero. */
export const filled = <Cell extends object>(cells: readonly Cell[]) =>
  cells.filter((cell) => Object.values(cell).some((value) => typeof value === 'number' && value !== 0))

export const ofWeek = ({ verification }: DeskNumbers, monday: string) =>
  present(verification.weeks.find(({ week }) => week === monday))

/** A booking of a pooja in a city, which costs ₹1,100. */
export async function bookPooja(w: World, place: Parameters<typeof makePooja>[1] = {}) {
  const devotee = await w.devotee()
  await devotee.addPooja({ eventId: (await makePooja(w.db, place)).id, days: 20 })
  const { id } = firstOf(await devotee.book(nextUtr()))
  return { devotee, id, paymentId: firstOf(await devotee.payments()).id }
}
