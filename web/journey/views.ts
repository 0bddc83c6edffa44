import type { DrawnCity } from '../../domain/city.ts'
import type { SpotName } from '../../domain/spots.ts'

/** The parts of the drawings that show one spot of a city: the position in the drawing, and how much it is enlarged. */
const views = {
  varanasi: {
    vishwanath: 'object-[100%_100%] origin-[61%_28%] scale-[1.55]',
    'namo-ghat': 'object-[0%_100%] origin-[54%_100%] scale-[1.4]',
    assi: 'object-[0%_100%] origin-[54%_100%] scale-[1.4]',
  },
  prayagraj: {
    sangam: 'object-[91%_100%] origin-[68%_100%] scale-[1.34]',
    'bade-hanuman': 'object-[33%_100%] origin-[51%_68%] scale-[1.5]',
  },
  chitrakoot: {
    kamadgiri: 'object-[100%_100%] origin-[53%_48%] scale-[1.9]',
    anusuya: 'object-[20%_100%] origin-[58%_100%] scale-[1.4]',
    'hanuman-dhara': 'object-[100%_100%] origin-[100%_100%] scale-[1.78]',
  },
  ayodhya: {
    'ram-mandir': 'object-[68%_100%] origin-[70%_34%] scale-[1.6]',
    'kanak-bhawan': 'object-[50%_100%] origin-[25%_60%] scale-[1.6]',
    'ram-ki-paidi': 'object-[57%_100%] origin-[48%_100%] scale-[1.47]',
  },
  sarnath: {
    dhamek: 'object-[64%_100%] origin-[62%_60%] scale-[1.5]',
    mulagandhakuti: 'object-[10%_100%] origin-[41%_88%] scale-[1.4]',
    museum: 'object-[100%_100%] origin-[100%_90%] scale-[1.4]',
  },
} as const satisfies { [City in DrawnCity]: Partial<Record<SpotName<City>, string>> }

/** The drawing of a city at one of its spots. */
export type View = { city: DrawnCity; spot: string }

/** The classes of a view; undefined where the drawing does not show the spot. */
export function viewOf({ city, spot }: View): string | undefined {
  const ofCity: Record<string, string> = views[city]
  return Object.hasOwn(ofCity, spot) ? ofCity[spot] : undefined
}
