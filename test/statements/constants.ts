import { area } from './area.ts'

const formula = '§9 the price of an item is its package'

export const constants = [
  ...area('21 Amounts', [
    ['Currency: rupee', '§9 %d paise are shown in rupees'],
    ['GST is 18%', '§9 GST is 18 percent'],
    ['Of the package part, with the charge for extra persons', '§9 the charge for further people includes GST'],
    ['Not of event costs', '§9 poojas have no GST'],
    [
      'Item price = package price + additionalPerson x max(0, headCount - 2) + sum of event costs',
      formula,
      '§9 the price of any item follows',
    ],
    ['Package price for a head count: price + (headCount - 2) x additionalPerson', '§9 a package for %d people costs'],
    ['Cart total = sum of item prices', '§9 the total of a cart is its items', '§9 the cost is the items'],
    [
      'GST is floored to two decimals; total = order + floored GST',
      '§9 GST of %d paise is floored',
      '§9 in any cart order + GST = total',
    ],
    ['Amount to pay: the total, capped at 5000', '§9 of a total of %d paise', '§9 of a total above 5000'],
  ]),
  ...area('24 Constants', [
    ['A success toast lasts 3 s', '§9 toasts on a %s'],
    ['An error toast lasts 5 s', '§9 toasts on a %s'],
    ['Both at top-right', '§9 toasts on a %s'],
    ['Head count options 2 to 11 (default 2)', '§5 §9 head counts are 2 to 11', '§9 a package for %j people'],
    ['Earliest selectable date: tomorrow', '§5 the days from tomorrow', '§5 §9 head counts are 2 to 11'],
    ['UTR length exactly 12', '§5 letters and digits are a UTR only if', '§9 a UTR has exactly 12 characters'],
    ['Rating scale 1 to 5, default 5', '§9 the rating %j gives', '§9 the rating is 5 when none is given'],
    [
      'Payment vehicle on initiation: fixed CAR',
      '§9 a payment is initiated for all entries',
      'CONTRACT payments/initiate: %s gives 400',
    ],
    ['Carousel interval 5000 ms; six slides', '§9 the carousel has six slides'],
    [
      'Known cities: ayodhya, sarnath, chitrakoot, prayagraj, varanasi',
      '§9 the five cities are known',
      '§2 /city: each known city',
    ],
    ['22 poojas listed on /poojas', '§2 /poojas: the 22 poojas'],
  ]),
]
