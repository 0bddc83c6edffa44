import type { PackageFacts } from '../../../domain/itinerary.ts'
import { byCar, elsewhere, onDays, resting, stopsIn, type Texts } from '../demo-stop.ts'

const at = stopsIn('sarnath')
const room: Texts = ['Room', 'कमरा']
const varanasi: Texts = ['Varanasi', 'वाराणसी']
const byThen: Texts = ['You are there by this hour.', 'इस समय तक आपको पहुँचा देंगे।']
const friday: Texts = [
  'On Fridays it is closed, and you visit the Thai temple instead.',
  'शुक्रवार को यह बंद रहता है, तब उसकी जगह थाई मंदिर जाएँगे।',
]
const tank: Texts = [
  '44 steps, with a stop halfway. If you do not climb, you can sit by the tank below.',
  '44 सीढ़ियाँ हैं, बीच में रुककर चढ़ेंगे। जो न चढ़ना चाहें वे नीचे कुंड के पास बैठ सकते हैं।',
]
const jain: Texts = ['About 200 metres on foot with a few steps.', 'लगभग 200 मीटर पैदल और कुछ सीढ़ियाँ हैं।']
const both: Texts = [
  'About 700 metres on foot including the museum, and a few steps here.',
  'संग्रहालय मिलाकर लगभग 700 मीटर पैदल चलना है, यहाँ कुछ सीढ़ियाँ हैं।',
]
const level = { steps: 0, metres: 1000, means: 'ON_FOOT' } as const

/** The stops of the packages. Their facts come word for word from the itineraries. */
export const sarnathFacts = {
  oneDay: {
    vehicle: null,
    hotelClass: 'DAY_ROOM',
    nights: 0,
    stops: onDays([
      elsewhere(
        '08:00',
        ['Pick-up in Varanasi', 'वाराणसी'],
        ['Sarnath is about 10 km away.', 'ड्राइवर आपको लेंगे, दूरी लगभग 10 किलोमीटर है।'],
        byCar,
      ),
      at(null, 'chaukhandi', ['From the garden path, without climbing.', 'बिना चढ़े, बगीचे के रास्ते से।'], {
        steps: 0,
        means: 'CAR',
      }),
      at(
        null,
        'dhamek',
        [
          'Slowly among the ruins, about 1 km on level paths with benches under the trees.',
          'खंडहरों के बीच से धीरे-धीरे, लगभग 1 किलोमीटर का समतल रास्ता है और पेड़ों की छाया में बेंच हैं।',
        ],
        level,
      ),
      elsewhere('12:00', room, ['You rest until 3 pm.', 'दोपहर 3 बजे तक आराम करेंगे।'], resting),
      at(null, 'mulagandhakuti', both, { metres: 700, means: 'ON_FOOT' }),
      at(null, 'museum', friday, { means: 'ON_FOOT' }),
      elsewhere('18:30', varanasi, ['You are back by this hour.', 'इस समय तक लौट आएँगे।'], byCar),
    ]),
  },
  dhamek: {
    vehicle: null,
    hotelClass: 'SIMPLE',
    nights: 1,
    stops: onDays(
      [
        elsewhere(null, room, ['You arrive by midday and rest.', 'दोपहर तक पहुँचकर आराम करेंगे।'], resting),
        at(
          '16:00',
          'mulagandhakuti',
          [
            'About 300 metres on foot with a few steps. Wall paintings of the life of the Buddha; you may light a lamp. The monks chant at about 6 pm.',
            'लगभग 300 मीटर पैदल और कुछ सीढ़ियाँ हैं। दीवारों पर भगवान बुद्ध के जीवन के चित्र हैं, मन हो तो एक दीप जला सकते हैं। शाम 6 बजे के आसपास भिक्षु पाठ करते हैं।',
          ],
          { metres: 300, means: 'ON_FOOT' },
        ),
        elsewhere('19:00', room, ['You are back by this hour.', 'इस समय तक लौट आएँगे।'], byCar),
      ],
      [
        at(
          '07:00',
          'dhamek',
          [
            'Once around it in silence, then on the grass or a bench. About 1 km of level path.',
            'मौन रहकर एक परिक्रमा, फिर घास पर या बेंच पर बैठेंगे। लगभग 1 किलोमीटर समतल रास्ता है।',
          ],
          level,
        ),
        elsewhere(null, room, ['Breakfast.', 'नाश्ता।'], resting),
        at('09:30', 'museum', [
          'On Fridays it is closed, and you visit the Thai and Tibetan temples instead.',
          'शुक्रवार को यह बंद रहता है, तब उसकी जगह थाई और तिब्बती मंदिर जाएँगे।',
        ]),
        elsewhere(null, room, ['You rest until 1 pm.', 'दोपहर 1 बजे तक आराम।'], resting),
        elsewhere('14:00', varanasi, byThen, byCar),
      ],
    ),
  },
  sarangnath: {
    vehicle: null,
    hotelClass: 'SIMPLE',
    nights: 1,
    stops: onDays(
      [
        elsewhere(
          null,
          room,
          ['You arrive by midday and rest until 4 pm.', 'दोपहर तक पहुँच जाएँगे और शाम 4 बजे तक आराम करेंगे।'],
          resting,
        ),
        at(
          '16:00',
          'shreyansanath',
          [
            `${jain[0]} Leather belts and purses stay in the car. From its garden you see the Dhamek Stupa.`,
            `${jain[1]} चमड़े की बेल्ट और पर्स गाड़ी में ही छोड़ दीजिए। वहाँ के बगीचे से धमेख स्तूप अच्छी तरह दिखता है।`,
          ],
          { metres: 200, means: 'ON_FOOT' },
        ),
        elsewhere('18:30', room, ['You are back by this hour.', 'इस समय तक लौट आएँगे।'], byCar),
      ],
      [
        at(
          '06:00',
          'sarangnath',
          [
            `${tank[0]} Darshan of the two Shivlings in one argha.`,
            `${tank[1]} एक ही अरघे में विराजमान दो शिवलिंगों के दर्शन।`,
          ],
          { steps: 44 },
        ),
        elsewhere(null, room, ['Breakfast and rest.', 'नाश्ता और आराम।'], resting),
        at('10:30', 'mulagandhakuti', both, { metres: 700, means: 'ON_FOOT' }),
        at(null, 'museum', friday, { means: 'ON_FOOT' }),
        elsewhere('15:00', varanasi, byThen, byCar),
      ],
    ),
  },
  threeDays: {
    vehicle: null,
    hotelClass: 'SIMPLE',
    nights: 2,
    stops: onDays(
      [
        elsewhere(
          null,
          ['Varanasi, station or airport', 'वाराणसी, स्टेशन या हवाई अड्डा'],
          [
            'The driver meets you. Lunch and rest follow in your room in Sarnath.',
            'ड्राइवर मिलेंगे। फिर सारनाथ में कमरे पर भोजन और आराम होगा।',
          ],
          byCar,
        ),
        at(
          '16:30',
          'chaukhandi',
          [
            'From the garden path, about 300 metres without climbing. You return before dark.',
            'बगीचे के रास्ते से, लगभग 300 मीटर चलना है और चढ़ाई नहीं है। अँधेरा होने से पहले लौट आएँगे।',
          ],
          { steps: 0, metres: 300, means: 'ON_FOOT' },
        ),
      ],
      [
        at(
          '07:00',
          'dhamek',
          ['A peaceful hour, about 1 km on level paths.', 'एक घंटा शांति से बिताएँगे, लगभग 1 किलोमीटर समतल रास्ता है।'],
          level,
        ),
        elsewhere(null, room, ['Breakfast and rest.', 'नाश्ता और आराम।'], resting),
        at('11:00', 'museum', friday),
        at(
          '16:30',
          'mulagandhakuti',
          [
            'About 300 metres on foot with a few steps. You may light a lamp. At about 6 pm you listen to the chanting.',
            'लगभग 300 मीटर पैदल और कुछ सीढ़ियाँ हैं। चाहें तो एक दीप जला सकते हैं। 6 बजे के आसपास भिक्षुओं का पाठ होता है।',
          ],
          { metres: 300, means: 'ON_FOOT' },
        ),
      ],
      [
        at('06:00', 'sarangnath', tank, { steps: 44 }),
        elsewhere(null, room, ['Breakfast.', 'नाश्ता।'], resting),
        at(null, 'shreyansanath', jain, { metres: 200, means: 'ON_FOOT' }),
        elsewhere(null, room, ['Lunch where you stay.', 'ठहरने की जगह पर भोजन होगा।'], resting),
        elsewhere('15:00', varanasi, byThen, byCar),
      ],
    ),
  },
} satisfies Record<string, PackageFacts>
