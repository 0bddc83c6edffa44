import type { PackageFacts } from '../../../domain/itinerary.ts'
import { byCar, elsewhere, onDays, resting, stopsIn, type Texts, words } from '../demo-stop.ts'

const at = stopsIn('ayodhya')
const steps76: Texts = [
  '76 steps. You may also bow from below.',
  '76 सीढ़ियाँ हैं। चढ़ना कठिन हो तो नीचे से ही प्रणाम कर लीजिए।',
]
const aarti: Texts = [
  'Aarti by the river. There are about 20 broad steps.',
  'नदी किनारे आरती। वहाँ करीब 20 चौड़ी सीढ़ियाँ हैं।',
]
const lalla: Texts = [
  'About two hours and 1.5 km with the queue. Phones and bags stay in the lockers. There is a free wheelchair; its attendant’s fee is extra.',
  'कतार मिलाकर करीब 2 घंटे लगते हैं और डेढ़ किलोमीटर चलना होता है। फ़ोन और थैला लॉकर में रखना होता है। व्हीलचेयर मुफ़्त है, चलाने वाले का मेहनताना अलग।',
]
const kanak: Texts = [
  'About 300 metres on foot with a few steps, including Dashrath Mahal.',
  'दशरथ महल मिलाकर करीब 300 मीटर चलना होता है और कुछ सीढ़ियाँ हैं।',
]
const toLalla = { metres: 1500, means: 'ON_FOOT', wheelchair: true } as const
const rest: Texts = ['Breakfast and rest.', 'नाश्ता और आराम।']
const restUntil: Texts = ['Breakfast, then rest until 4:30 pm.', 'नाश्ते के बाद शाम 4:30 बजे तक आराम कीजिए।']
const mahal = at(null, 'dashrath-mahal', ['A few steps.', 'कुछ सीढ़ियाँ हैं।'], { means: 'ON_FOOT' })

/** The stops of the packages. Their facts come word for word from the itineraries. */
export const ayodhyaFacts = {
  oneDay: {
    vehicle: 'SEDAN',
    hotelClass: 'DAY_ROOM',
    nights: 0,
    stops: onDays([
      elsewhere('06:00', words.pickUp, ['The driver picks you up.', 'ड्राइवर आपको लेने आएँगे।'], byCar),
      at(
        null,
        'hanuman-garhi',
        [
          '76 steps with places to pause. You may also bow from below.',
          '76 सीढ़ियाँ हैं और बीच में रुककर सुस्ता सकते हैं। चढ़ना कठिन हो तो नीचे से ही प्रणाम कर लीजिए।',
        ],
        { steps: 76, means: 'CAR' },
      ),
      at(
        null,
        'ram-mandir',
        [
          'Darshan of Ram Lalla. Allow two hours and about 1.5 km on foot. Phones and bags stay in the lockers, and wheelchairs are kept at the entrance.',
          'रामलला के दर्शन। करीब 2 घंटे लगते हैं और कुल डेढ़ किलोमीटर के आसपास चलना होता है। फ़ोन और थैला लॉकर में रखना होता है, प्रवेश द्वार पर व्हीलचेयर मिल जाती है।',
        ],
        toLalla,
      ),
      elsewhere(
        '10:30',
        ['Hotel room', 'होटल का कमरा'],
        ['Breakfast and rest until 4 pm.', 'शाम 4 बजे तक नाश्ता और आराम कीजिए।'],
        resting,
      ),
      at('16:00', 'kanak-bhawan', kanak, { metres: 300, means: 'E_RICKSHAW' }),
      mahal,
      at(
        null,
        'saryu-ghat',
        [
          'At sunset you sit by the river for the aarti. There are about 20 broad steps.',
          'सूर्यास्त के समय नदी किनारे बैठकर आरती देखेंगे। वहाँ करीब 20 चौड़ी सीढ़ियाँ हैं।',
        ],
        { steps: 20 },
      ),
      elsewhere('20:00', words.back, ['You are back by this hour.', 'इस समय तक आप वापस पहुँच जाएँगे।'], byCar),
    ]),
  },
  twoDays: {
    vehicle: 'SEDAN',
    hotelClass: 'STANDARD',
    nights: 1,
    stops: onDays(
      [
        elsewhere(null, words.hotel, ['By noon we bring you here to rest.', 'दोपहर तक यहाँ ले आएँगे, आराम कीजिए।'], byCar),
        at('16:30', 'kanak-bhawan', kanak, { metres: 300, means: 'E_RICKSHAW' }),
        mahal,
        at(null, 'saryu-ghat', aarti, { steps: 20 }),
        elsewhere('20:00', words.hotel, ['You are back by this hour.', 'इस समय तक लौट आएँगे।'], byCar),
      ],
      [
        at('06:00', 'hanuman-garhi', steps76, { steps: 76 }),
        at(null, 'ram-mandir', lalla, toLalla),
        elsewhere(null, words.hotel, rest, resting),
        at(
          null,
          'nageshwarnath',
          ['By Ram ki Paidi, close to where the e-rickshaw stops.', 'राम की पैड़ी पर। ई-रिक्शा मंदिर के पास तक जाता है।'],
          { means: 'E_RICKSHAW' },
        ),
        elsewhere('16:00', words.station, words.byThen, byCar),
      ],
    ),
  },
  nandigram: {
    vehicle: 'SEDAN',
    hotelClass: 'STANDARD',
    nights: 2,
    stops: onDays(
      [
        elsewhere(null, words.hotel, ['You arrive by noon and rest.', 'दोपहर तक पहुँचकर आराम कीजिए।'], resting),
        at('17:00', 'nageshwarnath', ['', ''], { means: 'E_RICKSHAW' }),
        at(null, 'ram-ki-paidi', ['', ''], { means: 'E_RICKSHAW' }),
        at(null, 'saryu-ghat', aarti, { steps: 20 }),
        elsewhere('20:30', words.hotel, ['Dinner by this hour.', 'इस समय तक भोजन कर लेंगे।'], byCar),
      ],
      [
        at('06:00', 'hanuman-garhi', steps76, { steps: 76 }),
        at(null, 'ram-mandir', lalla, toLalla),
        elsewhere(null, words.hotel, restUntil, resting),
        at('16:30', 'kanak-bhawan', kanak, { metres: 300, means: 'E_RICKSHAW' }),
        mahal,
        elsewhere(
          null,
          ['Ramcharitmanas', 'रामचरितमानस'],
          ['A priest gives a short reading.', 'पंडित जी के साथ बैठकर थोड़ी देर पाठ सुनेंगे।'],
        ),
      ],
      [
        elsewhere('08:00', words.leave, ['', ''], byCar),
        at(
          null,
          'guptar-ghat',
          ['10 km away. About 25 steps to the water.', '10 किलोमीटर दूर। जल तक करीब 25 सीढ़ियाँ हैं।'],
          { steps: 25, means: 'CAR' },
        ),
        at(
          null,
          'nandigram',
          [
            'Including Bharat Kund, about 20 km further. The ground is level, and you can rest in the shade.',
            'भरतकुंड के साथ, लगभग 20 किलोमीटर आगे। ज़मीन समतल है और छाया में बैठ सकते हैं।',
          ],
          { steps: 0, means: 'CAR' },
        ),
        elsewhere('15:00', words.station, words.byThen, byCar),
      ],
    ),
  },
  naimisharanya: {
    vehicle: 'SUV',
    hotelClass: 'SIMPLE',
    nights: 3,
    stops: onDays(
      [
        elsewhere(
          '11:00',
          words.pickUp,
          [
            'In Lucknow or Ayodhya, by this hour. From Lucknow the drive takes about three hours. You rest at the hotel.',
            'इस समय तक लखनऊ या अयोध्या से। लखनऊ से करीब 3 घंटे का रास्ता है। होटल में आराम कीजिए।',
          ],
          byCar,
        ),
        at(null, 'saryu-ghat', aarti, { steps: 20 }),
        elsewhere('20:00', words.hotel, ['You are back by this hour.', 'इस समय तक लौट आएँगे।'], byCar),
      ],
      [
        at('06:00', 'hanuman-garhi', steps76, { steps: 76 }),
        at(null, 'ram-mandir', lalla, toLalla),
        elsewhere(null, words.hotel, restUntil, resting),
        at('16:30', 'kanak-bhawan', kanak, { metres: 300, means: 'E_RICKSHAW' }),
        mahal,
      ],
      [
        elsewhere(
          '07:30',
          ['To Naimisharanya', 'नैमिषारण्य का रास्ता'],
          [
            'About five hours with two stops, then rest at the hotel.',
            'दो बार रुकते हुए करीब 5 घंटे, पहुँचकर होटल में आराम कीजिए।',
          ],
          byCar,
        ),
        elsewhere(
          '16:30',
          ['Chakratirth', 'चक्रतीर्थ'],
          [
            'You can take the water on your head from the edge. About 400 metres on foot in all, including Lalita Devi.',
            'किनारे से ही जल माथे पर लगा सकते हैं। ललिता देवी मिलाकर कुल करीब 400 मीटर चलना होता है।',
          ],
          { metres: 400 },
        ),
        elsewhere(null, ['Lalita Devi', 'ललिता देवी'], ['', '']),
      ],
      [
        elsewhere('07:30', ['Vyas Gaddi', 'व्यास गद्दी'], ['Shaded and level.', 'छाया है और ज़मीन समतल है।'], { steps: 0 }),
        elsewhere(
          null,
          ['Hanuman Garhi of Naimisharanya', 'नैमिषारण्य की हनुमानगढ़ी'],
          ['There are some steps.', 'वहाँ कुछ सीढ़ियाँ हैं।'],
        ),
        elsewhere(null, ['Dadhichi Kund, Misrikh', 'दधीचि कुंड, मिश्रिख'], ['10 km away.', '10 किलोमीटर दूर।'], {
          means: 'CAR',
        }),
        elsewhere('12:00', ['To Lucknow', 'लखनऊ का रास्ता'], ['You leave by car.', 'गाड़ी से निकलेंगे।'], byCar),
        elsewhere('15:00', ['Lucknow, station or airport', 'लखनऊ, स्टेशन या हवाई अड्डा'], words.byThen, byCar),
      ],
    ),
  },
} satisfies Record<string, PackageFacts>
