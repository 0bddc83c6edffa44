import type { PackageFacts } from '../../../domain/itinerary.ts'
import { byCar, elsewhere, onDays, resting, stopsIn, type Texts, words } from '../demo-stop.ts'

const at = stopsIn('chitrakoot')
const room: Texts = ['Room', 'कमरा']
const byThen: Texts = ['You are there by this hour.', 'इस समय तक पहुँच जाएँगे।']
const ghat: Texts = [
  'About 20 steps lead down to the river, and you can also sit above.',
  'नदी तक करीब 20 सीढ़ियाँ हैं, चाहें तो ऊपर ही बैठ सकते हैं।',
]
const anusuya: Texts = ['About 200 metres on foot and nearly level.', 'करीब 200 मीटर का लगभग समतल रास्ता है।']
const caves: Texts = [
  'About 50 steps up to the caves. The first has a narrow entrance, in the second the water may reach your knees. You may stop at the gate.',
  'गुफाओं तक करीब 50 सीढ़ियाँ हैं। पहली का मुँह सँकरा है और दूसरी में घुटनों तक पानी हो सकता है। चाहें तो द्वार के पास बैठ सकते हैं।',
]
const toAnusuya = { metres: 200, means: 'CAR' } as const

/** The stops of the packages. Their facts come word for word from the itineraries. */
export const chitrakootFacts = {
  oneDay: {
    vehicle: null,
    hotelClass: 'DAY_ROOM',
    nights: 0,
    stops: onDays([
      at(
        '06:00',
        'station',
        ['The driver meets you here, or at your door in town.', 'ड्राइवर यहाँ से, या शहर में जहाँ आप ठहरे हों, वहाँ से लेने आएँगे।'],
        byCar,
      ),
      at(null, 'ramghat', [`You bathe or simply sit. ${ghat[0]}`, `आप स्नान करेंगे या बस बैठेंगे। ${ghat[1]}`], {
        steps: 20,
        means: 'CAR',
      }),
      at(
        null,
        'kamadgiri',
        [
          'Darshan of Kamtanath Ji at the main gate. About 800 metres on level ground in all.',
          'मुख्य द्वार पर कामतानाथ जी के दर्शन। कुल मिलाकर लगभग 800 मीटर समतल रास्ता है।',
        ],
        { steps: 0, metres: 800, means: 'ON_FOOT' },
      ),
      elsewhere('10:00', words.leave, ['', ''], byCar),
      at(null, 'anusuya', ['By car. ' + anusuya[0], 'गाड़ी से। ' + anusuya[1]], toAnusuya),
      elsewhere('13:00', room, ['You rest until 4 pm.', 'शाम 4 बजे तक आराम रहेगा।'], resting),
      at(
        null,
        'ramghat',
        [
          'Mandakini aarti at about 6 pm in winter and 7 pm in summer. About 20 steps lead down to the river, and you can also sit above.',
          'मंदाकिनी की आरती जाड़े में 6 बजे और गर्मी में 7 बजे के आसपास होती है। नदी तक करीब 20 सीढ़ियाँ हैं, चाहें तो ऊपर ही बैठ सकते हैं।',
        ],
        { steps: 20, means: 'CAR' },
      ),
      elsewhere('20:30', ['Return', 'वापसी'], ['You are back by this hour.', 'इस समय तक आपको वापस पहुँचा देंगे।'], byCar),
    ]),
  },
  parikrama: {
    vehicle: null,
    hotelClass: 'SIMPLE',
    nights: 1,
    stops: onDays(
      [
        at(
          null,
          'station',
          ['The driver meets you any time after 11 am.', 'सुबह 11 बजे के बाद आप जब भी पहुँचें, ड्राइवर मिलेंगे।'],
          byCar,
        ),
        elsewhere(
          null,
          room,
          [
            'Near Ramghat, in about half an hour. The afternoon is free for rest.',
            'रामघाट के पास, लगभग आधे घंटे में। दोपहर आराम के लिए रहेगी।',
          ],
          resting,
        ),
        at(
          '17:00',
          'ramghat',
          [
            `${ghat[0]} The Mandakini aarti is at about 6 pm in winter and 7 pm in summer.`,
            `${ghat[1]} मंदाकिनी की आरती जाड़े में 6 बजे और गर्मी में 7 बजे के आसपास होती है।`,
          ],
          { steps: 20 },
        ),
        elsewhere('20:30', ['Dinner', 'रात का भोजन'], ['', ''], resting),
      ],
      [
        at(
          '05:00',
          'kamadgiri',
          [
            'In winter at 6 am. Parikrama of 5 km on a level paved path, two to three hours. You may wear cotton socks. If you do not wish to walk so far, wait at the main gate with the driver.',
            'जाड़े में 6 बजे। 5 किलोमीटर की पक्की और समतल परिक्रमा, 2 से 3 घंटे। सूती मोज़े पहन सकते हैं। जो इतना न चलना चाहें, वे मुख्य द्वार पर ड्राइवर के साथ रुक सकते हैं।',
          ],
          { steps: 0, metres: 5000, means: 'ON_FOOT' },
        ),
        elsewhere(null, room, ['Breakfast and rest.', 'नाश्ता और आराम।'], resting),
        at(
          null,
          'janki-kund',
          [
            'By car. About 300 metres on foot, including Sphatik Shila.',
            'गाड़ी से। स्फटिक शिला मिलाकर लगभग 300 मीटर पैदल चलना है।',
          ],
          { metres: 300, means: 'CAR' },
        ),
        at(null, 'sphatik-shila', ['', ''], { means: 'CAR' }),
        at('16:00', 'station', byThen, byCar),
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
          room,
          ['You arrive by midday and rest until 4 pm.', 'दोपहर तक पहुँच जाएँगे और शाम 4 बजे तक आराम करेंगे।'],
          resting,
        ),
        at(
          '16:00',
          'kamadgiri',
          [
            'Darshan of Kamtanath Ji at the main gate, about 500 metres on level ground.',
            'मुख्य द्वार पर कामतानाथ जी के दर्शन, लगभग 500 मीटर समतल रास्ते पर चलना है।',
          ],
          { steps: 0, metres: 500, means: 'ON_FOOT' },
        ),
        at(null, 'ramghat', [`Mandakini aarti. ${ghat[0]}`, `मंदाकिनी की आरती। ${ghat[1]}`], { steps: 20 }),
        elsewhere('20:30', room, ['You are back for dinner by this hour.', 'इस समय तक भोजन के लिए लौट आएँगे।'], byCar),
      ],
      [
        elsewhere('07:30', words.leave, ['', ''], byCar),
        at(null, 'gupt-godavari', [`About 18 km away. ${caves[0]}`, `लगभग 18 किलोमीटर दूर। ${caves[1]}`], {
          steps: 50,
          means: 'CAR',
        }),
        elsewhere(null, ['Lunch', 'भोजन'], ['Then an hour of rest.', 'फिर एक घंटे का आराम।'], resting),
        at(null, 'anusuya', anusuya, toAnusuya),
        elsewhere('17:00', room, ['You are back by this hour.', 'इस समय तक लौट आएँगे।'], byCar),
      ],
      [
        at(
          '08:30',
          'hanuman-dhara',
          [
            'About 360 steps. The ropeway avoids most of them, but a few remain at the top. It does not run in strong wind.',
            'लगभग 360 सीढ़ियाँ हैं। रोपवे से अधिकतर बच जाती हैं, बस ऊपर कुछ चढ़नी पड़ती हैं। तेज़ हवा में रोपवे नहीं चलता।',
          ],
          { steps: 360, means: 'CAR' },
        ),
        elsewhere('11:00', words.leave, ['', ''], byCar),
        at(
          null,
          'bharat-koop',
          [
            'About 20 km by car. The well and the temple are a short level walk from it.',
            'गाड़ी से करीब 20 किलोमीटर। कुआँ और मंदिर गाड़ी से थोड़ी ही दूर समतल रास्ते पर हैं।',
          ],
          { steps: 0, means: 'CAR' },
        ),
        at('16:00', 'station', ['After lunch on the way, by this hour.', 'रास्ते में भोजन करके इस समय तक पहुँच जाएँगे।'], byCar),
      ],
    ),
  },
  easyPace: {
    vehicle: null,
    hotelClass: 'SIMPLE',
    nights: 3,
    stops: onDays(
      [
        at(
          null,
          'station',
          [
            'The driver takes you to your room. Nothing is planned before evening.',
            'ड्राइवर कमरे तक पहुँचाएँगे। शाम से पहले कहीं जाना नहीं है।',
          ],
          byCar,
        ),
        at(
          '17:30',
          'ramghat',
          [
            'Mandakini aarti. A chair stands for you on the upper ghat, so you do not have to go down.',
            'मंदाकिनी की आरती। आपके लिए ऊपर के घाट पर कुर्सी लगा दी जाएगी, सीढ़ियाँ उतरनी नहीं पड़ेंगी।',
          ],
          { steps: 0 },
        ),
      ],
      [
        at(
          '06:00',
          'kamadgiri',
          [
            'As much of the level 5 km parikrama as you like, or only darshan at the main gate.',
            '5 किलोमीटर की समतल परिक्रमा में जितना मन हो उतना चलिए, या केवल मुख्य द्वार पर दर्शन कर लीजिए।',
          ],
          { steps: 0, means: 'ON_FOOT' },
        ),
        elsewhere(null, room, ['Midday is for rest.', 'दोपहर आराम के लिए है।'], resting),
        at('16:30', 'janki-kund', [
          'A quiet hour by the river. You are back before dark.',
          'नदी किनारे एक घंटा शांति से बैठेंगे और अँधेरा होने से पहले लौट आएँगे।',
        ]),
      ],
      [
        elsewhere('08:00', words.leave, ['', ''], byCar),
        at(
          null,
          'anusuya',
          [`${anusuya[0]} You have lunch there.`, `${anusuya[1]} वहीं इत्मीनान से भोजन करेंगे।`],
          toAnusuya,
        ),
        at(null, 'gupt-godavari', caves, { steps: 50, means: 'CAR' }),
        elsewhere('17:00', room, ['Back by this hour, the evening is free.', 'इस समय तक वापस, शाम खाली रहेगी।'], byCar),
      ],
      [
        at('09:00', 'hanuman-dhara', [
          'By ropeway. A few steps remain at the top, and it does not run in strong wind.',
          'रोपवे से। ऊपर कुछ सीढ़ियाँ हैं, और तेज़ हवा में रोपवे नहीं चलता।',
        ]),
        elsewhere(null, room, ['Lunch and rest.', 'भोजन और आराम।'], resting),
        at('14:00', 'bharat-koop', ['A short level walk from the car.', 'गाड़ी से थोड़ी ही दूर समतल रास्ते पर।'], {
          steps: 0,
          means: 'CAR',
        }),
        at('17:00', 'station', byThen, byCar),
      ],
    ),
  },
} satisfies Record<string, PackageFacts>
