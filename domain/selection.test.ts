import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Selection, selectionProblem } from './selection.ts'
import { firstOf } from '../test/present.ts'

const dated = { hasDate: true }
const undated = { hasDate: false }

test.each<[string, Selection, ReturnType<typeof selectionProblem>]>([
  ['nothing', { packageId: '', hasArrivalDate: false, poojas: [] }, 'NOTHING_SELECTED'],
  ['a date alone', { packageId: '', hasArrivalDate: true, poojas: [] }, 'NOTHING_SELECTED'],
  ['a package and a pooja', { packageId: 'p', hasArrivalDate: true, poojas: [dated] }, 'PACKAGE_AND_POOJA'],
  ['a package and an undated pooja', { packageId: 'p', hasArrivalDate: true, poojas: [undated] }, 'PACKAGE_AND_POOJA'],
  ['two poojas', { packageId: '', hasArrivalDate: false, poojas: [dated, dated] }, 'MANY_POOJAS'],
  ['an undated pooja', { packageId: '', hasArrivalDate: false, poojas: [undated] }, 'POOJA_DATE_REQUIRED'],
  [
    'an undated pooja with a date of arrival',
    { packageId: '', hasArrivalDate: true, poojas: [undated] },
    'POOJA_DATE_REQUIRED',
  ],
  ['an undated package', { packageId: 'p', hasArrivalDate: false, poojas: [] }, 'ARRIVAL_DATE_REQUIRED'],
  ['a dated package', { packageId: 'p', hasArrivalDate: true, poojas: [] }, null],
  ['a dated pooja', { packageId: '', hasArrivalDate: false, poojas: [dated] }, null],
])('§5 selecting %s', (_, selection, problem) => {
  expect(selectionProblem(selection)).toBe(problem)
})

test('§4 a valid selection is one package or one pooja with its date, never both', () => {
  const selection = fc.record({
    packageId: fc.constantFrom('', 'p'),
    hasArrivalDate: fc.boolean(),
    poojas: fc.array(fc.record({ hasDate: fc.boolean() }), { maxLength: 3 }),
  })
  fc.assert(
    fc.property(selection, ({ packageId, hasArrivalDate, poojas }) => {
      const onePackage = packageId !== '' && hasArrivalDate && poojas.length === 0
      const onePooja = packageId === '' && poojas.length === 1 && firstOf(poojas).hasDate
      expect(selectionProblem({ packageId, hasArrivalDate, poojas }) === null).toBe(onePackage || onePooja)
    }),
  )
})
