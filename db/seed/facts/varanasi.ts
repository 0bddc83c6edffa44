import type { PackageFacts } from '../../../domain/itinerary.ts'
import { byCar, elsewhere, onDays, resting, stopsIn, type Texts, words } from '../demo-stop.ts'

const at = stopsIn('varanasi')
const lane: Texts = ['The lane is narrow and about 200 metres long.', 'करीब 200 मीटर की सँकरी गली है।']
const darshan: Texts = [
  'About 700 metres on foot. Phones are left in a locker. About three hours with the queues. A wheelchair waits if you ask a day ahead.',
  'लगभग 700 मीटर पैदल चलना होता है। फ़ोन लॉकर में रखना होता है। कतार मिलाकर करीब 3 घंटे लगते हैं। एक दिन पहले बता दें तो व्हीलचेयर मिल जाएगी।',
]
const shortDarshan: Texts = [
  'About 700 metres on foot. Phones are left in a locker. A wheelchair waits if you ask a day ahead.',
  'लगभग 700 मीटर पैदल चलना होता है। फ़ोन लॉकर में रखना होता है। एक दिन पहले बता दें तो व्हीलचेयर मिल जाएगी।',
]
const toVishwanath = { metres: 700, means: 'E_RICKSHAW', wheelchair: true } as const
const room: Texts = ['Hotel room', 'होटल का कमरा']

/** The stops of the packages. Their facts come word for word from the itineraries. */
export const varanasiFacts = {
  oneDay: {
    vehicle: 'SEDAN',
    hotelClass: 'DAY_ROOM',
    nights: 0,
    stops: onDays([
      elsewhere('05:30', words.pickUp, ['The driver picks you up.', 'ड्राइवर आपको लेने आएँगे।'], byCar),
      at(
        null,
        'kaal-bhairav',
        [`As is the custom in Kashi, you bow here first. ${lane[0]}`, `काशी की रीत के अनुसार पहले यहाँ प्रणाम। ${lane[1]}`],
        { metres: 200, means: 'ON_FOOT' },
      ),
      at(
        null,
        'vishwanath',
        [`You also visit Mata Annapurna. ${darshan[0]}`, `साथ में माता अन्नपूर्णा के दर्शन। ${darshan[1]}`],
        toVishwanath,
      ),
      elsewhere(null, room, ['Breakfast, then rest until 3:30 pm.', 'नाश्ता करके 3:30 बजे तक आराम कीजिए।'], resting),
      at(null, 'sankat-mochan', ['Darshan of Hanuman Ji.', 'हनुमान जी के दर्शन।'], { means: 'CAR' }),
      at(
        null,
        'assi',
        [
          'At dusk you go down about 30 steps to a boat for the Ganga aarti.',
          'शाम ढले करीब 30 सीढ़ियाँ उतरकर नाव से गंगा आरती देखेंगे।',
        ],
        { steps: 30, means: 'BOAT' },
      ),
      elsewhere('20:30', words.back, ['You are back by this hour.', 'इस समय तक आप वापस पहुँच जाएँगे।'], byCar),
    ]),
  },
  shraddh: {
    vehicle: 'SEDAN',
    hotelClass: 'STANDARD',
    nights: 1,
    stops: onDays(
      [
        elsewhere(
          null,
          words.hotel,
          [
            'By noon we bring you here from the station or airport, to rest.',
            'दोपहर तक स्टेशन या हवाई अड्डे से यहाँ ले आएँगे, आराम कीजिए।',
          ],
          byCar,
        ),
        elsewhere(
          '16:00',
          ['Priest', 'पंडित जी'],
          [
            'He writes down your gotra and the names, and explains the next day without hurry. The evening is free.',
            'वे आपके पास आकर गोत्र और पितरों के नाम लिखेंगे और अगले दिन की विधि इत्मीनान से समझाएँगे। शाम का समय आपका अपना है।',
          ],
          resting,
        ),
      ],
      [
        elsewhere('06:30', words.leave, ['', ''], byCar),
        elsewhere(
          null,
          ['A quiet ghat', 'एक शांत घाट'],
          [
            'About 30 steps down, with a helper at your side. You bathe or sprinkle Ganga water.',
            'करीब 30 सीढ़ियाँ उतरनी होती हैं, सहायक साथ रहेंगे। गंगा स्नान कीजिए या गंगाजल का छींटा लीजिए।',
          ],
          { steps: 30, means: 'CAR' },
        ),
        elsewhere(
          null,
          ['Tarpan and pind daan', 'तर्पण और पिंडदान'],
          [
            'On the ghat, about two and a half hours. You may sit on a stool.',
            'घाट पर करीब ढाई घंटे लगते हैं। आप चाहें तो चौकी पर बैठ सकते हैं।',
          ],
          resting,
        ),
        at(
          null,
          'manikarnika',
          [
            'If the family wishes, the boat passes in silence and at a distance. Nobody takes photographs there.',
            'परिवार की इच्छा हो तो नाव से, दूर से ही मौन रहकर प्रणाम। वहाँ फ़ोटो नहीं ली जाती।',
          ],
          { metres: 0, means: 'BOAT' },
        ),
        elsewhere(null, words.hotel, ['A simple meal and rest.', 'सादा भोजन और आराम।'], resting),
        at(
          null,
          'vishwanath',
          [
            `${shortDarshan[0]} Families in sutak may go straight to the station.`,
            `${shortDarshan[1]} जिनके यहाँ सूतक हो, वे सीधे स्टेशन जा सकते हैं।`,
          ],
          { metres: 700, means: 'ON_FOOT', wheelchair: true },
        ),
        elsewhere('19:00', words.station, ['You are there by this hour.', 'इस समय तक आपको पहुँचा देंगे।'], byCar),
      ],
    ),
  },
  easyPace: {
    vehicle: 'SEDAN',
    hotelClass: 'STANDARD',
    nights: 2,
    stops: onDays(
      [
        elsewhere(null, words.hotel, ['You arrive by noon and rest.', 'दोपहर तक पहुँचकर आराम कीजिए।'], resting),
        at(
          '16:00',
          'durga',
          [
            'The next two temples are close by: few steps and about 400 metres of walking in all.',
            'आगे के दोनों मंदिर पास ही हैं। सीढ़ियाँ कम हैं और कुल मिलाकर करीब 400 मीटर चलना होता है।',
          ],
          { metres: 400, means: 'CAR' },
        ),
        at(null, 'tulsi-manas', ['', ''], { means: 'CAR' }),
        at(null, 'sankat-mochan', ['', ''], { means: 'CAR' }),
        elsewhere('20:00', words.hotel, ['Dinner by this hour.', 'इस समय तक भोजन कर लेंगे।'], byCar),
      ],
      [
        elsewhere('05:30', words.leave, ['You leave the hotel by car.', 'होटल से गाड़ी से निकलेंगे।'], byCar),
        at(null, 'kaal-bhairav', lane, { metres: 200, means: 'ON_FOOT' }),
        at(
          null,
          'vishwanath',
          [`You also visit Mata Annapurna. ${darshan[0]}`, `साथ में माता अन्नपूर्णा के दर्शन। ${darshan[1]}`],
          toVishwanath,
        ),
        elsewhere(
          null,
          words.hotel,
          ['Breakfast, then rest until 4 pm.', 'नाश्ते के बाद शाम 4 बजे तक आराम कीजिए।'],
          resting,
        ),
        at(
          null,
          'namo-ghat',
          [
            'A ramp leads down to the boat, without steps. You pass the ghats and see the Ganga aarti.',
            'ढलान वाले रास्ते से नाव तक जाते हैं, सीढ़ियाँ नहीं उतरनी पड़तीं। घाटों के दर्शन करते हुए गंगा आरती देखेंगे।',
          ],
          { steps: 0, means: 'BOAT' },
        ),
      ],
      [
        at(
          null,
          'sarnath',
          ['You leave at 8:30 am, after breakfast. 10 km by car.', 'नाश्ते के बाद सुबह 8:30 बजे निकलेंगे। गाड़ी से 10 किलोमीटर।'],
          byCar,
        ),
        elsewhere(
          null,
          ['Dhamek Stupa and museum', 'धमेख स्तूप और संग्रहालय'],
          [
            'Level paths, about 1 km, with benches in the shade. On Fridays the museum is closed, and you visit the Thai temple instead.',
            'समतल रास्ता है, करीब एक किलोमीटर, छाया में बैठने की जगह मिल जाती है। शुक्रवार को संग्रहालय बंद रहता है, तब उसकी जगह थाई मंदिर जाएँगे।',
          ],
          { metres: 1000, means: 'ON_FOOT' },
        ),
        elsewhere('15:00', words.station, ['You are there by this hour.', 'इस समय तक आपको पहुँचा देंगे।'], byCar),
      ],
    ),
  },
  vindhyachal: {
    vehicle: 'SUV',
    hotelClass: 'STANDARD',
    nights: 3,
    stops: onDays(
      [
        elsewhere(null, words.hotel, ['You arrive by noon and rest.', 'दोपहर तक पहुँचकर आराम कीजिए।'], resting),
        at(
          '16:30',
          'namo-ghat',
          [
            'A ramp leads to the boat. You watch the Ganga aarti from the water.',
            'ढलान वाले रास्ते से नाव तक जाते हैं। नाव में बैठकर गंगा आरती देखेंगे।',
          ],
          { steps: 0, means: 'BOAT' },
        ),
        elsewhere('20:30', words.hotel, ['You are back by this hour.', 'इस समय तक लौट आएँगे।'], byCar),
      ],
      [
        elsewhere('05:30', words.leave, ['You leave the hotel by car.', 'होटल से गाड़ी से निकलेंगे।'], byCar),
        at(null, 'kaal-bhairav', lane, { metres: 200, means: 'ON_FOOT' }),
        at(
          null,
          'vishwanath',
          [`You also visit Mata Annapurna. ${shortDarshan[0]}`, `साथ में माता अन्नपूर्णा के दर्शन। ${shortDarshan[1]}`],
          { metres: 700, means: 'ON_FOOT', wheelchair: true },
        ),
        elsewhere(null, words.hotel, ['A late breakfast and rest.', 'लौटकर नाश्ता और आराम।'], resting),
        at('16:00', 'durga', ['The car stops close by.', 'गाड़ी मंदिर के पास तक जाती है।'], { means: 'CAR' }),
        at(null, 'sankat-mochan', ['The car stops close by.', 'गाड़ी मंदिर के पास तक जाती है।'], { means: 'CAR' }),
      ],
      [
        elsewhere('06:30', words.leave, ['The drive takes about two hours.', 'करीब 2 घंटे का रास्ता है।'], byCar),
        elsewhere(
          null,
          ['Maa Vindhyavasini, Vindhyachal', 'माँ विंध्यवासिनी, विंध्याचल'],
          ['A lane of about 300 metres leads to the temple.', 'लगभग 300 मीटर की गली से होकर दर्शन को जाते हैं।'],
          { metres: 300, means: 'ON_FOOT' },
        ),
        elsewhere(
          null,
          ['Ashtabhuja', 'अष्टभुजा माता'],
          [
            'Only if you can climb more than a hundred steps. The others can rest.',
            'केवल उनके लिए जो सौ से अधिक सीढ़ियाँ चढ़ सकें। बाकी लोग आराम कर सकते हैं।',
          ],
        ),
        elsewhere(
          '17:00',
          ['Hotel in Prayagraj', 'प्रयागराज का होटल'],
          [
            'After lunch the drive takes about two and a half hours. You arrive by this hour.',
            'भोजन के बाद करीब ढाई घंटे का रास्ता है। इस समय तक पहुँच जाएँगे।',
          ],
          byCar,
        ),
      ],
      [
        elsewhere(
          '07:00',
          ['Sangam', 'संगम'],
          ['By boat, for a bath or a sprinkling of water.', 'नाव से जाकर स्नान कीजिए या त्रिवेणी का जल माथे से लगाइए।'],
          { means: 'BOAT' },
        ),
        elsewhere(
          null,
          ['Bade Hanuman', 'बड़े हनुमान जी'],
          ['About 300 metres on level ground.', 'करीब 300 मीटर का समतल रास्ता है।'],
          { steps: 0, metres: 300, means: 'ON_FOOT' },
        ),
        elsewhere(null, words.hotel, ['Breakfast and rest.', 'नाश्ता और आराम।'], resting),
        elsewhere('12:00', words.leave, ['You leave for Varanasi by car.', 'गाड़ी से वाराणसी के लिए निकलेंगे।'], byCar),
        elsewhere(
          '16:00',
          ['Varanasi', 'वाराणसी'],
          [
            'You are there by this hour. You may also end the journey at the station in Prayagraj.',
            'इस समय तक पहुँचेंगे। आप चाहें तो यात्रा प्रयागराज स्टेशन पर ही पूरी कर सकते हैं।',
          ],
          byCar,
        ),
      ],
    ),
  },
} satisfies Record<string, PackageFacts>
