import { expect, test } from 'vitest'
import { subjectOf } from './subject.ts'

const stay = { id: 'p1', name: 'Two days in Ayodhya' }
const pooja = { id: 'e1', name: 'Rudrabhishek' }
const none = { id: null, name: 'No package selected!' }

test.each([
  [stay, [], { ...stay, kind: 'stay' }],
  [stay, [pooja], { ...stay, kind: 'stay' }],
  [none, [pooja, { id: 'e2', name: 'Ganga Aarti' }], { ...pooja, kind: 'pooja' }],
  [none, [], { ...none, kind: 'stay' }],
])('§3 the subject of %j with %j', (pack, poojas, subject) => {
  expect(subjectOf<{ id: string | null }, typeof pooja>(pack, poojas)).toEqual(subject)
})
