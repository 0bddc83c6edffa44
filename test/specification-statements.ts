import { type Statement } from './statements/area.ts'
import { calls } from './statements/calls.ts'
import { constants } from './statements/constants.ts'
import { devotees } from './statements/devotees.ts'
import { staff } from './statements/staff.ts'
import { texts } from './statements/texts.ts'
import { visitors } from './statements/visitors.ts'

const inOrder = (one: string, other: string) => one.localeCompare(other, 'en', { numeric: true })

/** Every sentence of the specification, in the order of the review that counted them. */
export const statements: readonly Statement[] = [
  ...visitors,
  ...devotees,
  ...staff,
  ...calls,
  ...texts,
  ...constants,
].toSorted((one, other) => inOrder(one.number, other.number))
