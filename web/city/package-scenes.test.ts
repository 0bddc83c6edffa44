import { expect, test } from 'vitest'
import { type DrawnCity } from '../../domain/city.ts'
import { cities } from '../../test/demo-cities.ts'
import { demoContents } from '../../db/seed/seed.ts'
import { packageScenes } from './package-scenes.ts'

const stopsAt = (...spots: (string | null)[]) => spots.map((spot) => ({ spot }))

test('a package has the view of its first stop that the drawing shows', () => {
  const stops = stopsAt(null, 'kaal-bhairav', 'vishwanath', 'assi')
  expect(packageScenes('varanasi', [{ name: 'One Day', stops }])).toEqual([{ city: 'varanasi', spot: 'vishwanath' }])
})

test('rites for the departed and the mela have pictures of their own', () => {
  const stops = stopsAt('sangam')
  const names = ['Shraddh in Kashi', 'Pind Daan', 'Asthi Visarjan', 'Magh Mela Snan']
  expect(
    packageScenes(
      'prayagraj',
      names.map((name) => ({ name, stops })),
    ),
  ).toEqual(['pind', 'pind', 'pind', 'magh-mela'])
})

test('a package without a free view has the drawing of its city', () => {
  const pack = { name: 'One Day', stops: stopsAt('namo-ghat', 'assi') }
  expect(packageScenes('varanasi', [pack, pack])).toEqual([{ city: 'varanasi', spot: 'namo-ghat' }, 'varanasi'])
})

test.each(Object.keys(cities) as DrawnCity[])('each demo package of %s has a picture of its own', (city) => {
  const content = demoContents.find((one) => one.city.toLowerCase() === city)
  const scenes = packageScenes(city, content?.packages ?? [])
  expect(scenes).toHaveLength(4)
  expect(new Set(scenes.map((scene) => JSON.stringify(scene))).size).toBe(4)
})
