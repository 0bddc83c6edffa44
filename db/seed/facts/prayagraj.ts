import type { PackageFacts } from '../../../domain/itinerary.ts'
import { byCar, elsewhere, onDays, resting, stopsIn, type Texts, words } from '../demo-stop.ts'

const at = stopsIn('prayagraj')
const fewSteps: Texts = ['There are few steps.', 'सीढ़ियाँ कम हैं।']

/** The stops of the packages. Their facts come word for word from the itineraries. */
export const prayagrajFacts = {
  oneDay: {
    vehicle: 'SEDAN',
    hotelClass: 'DAY_ROOM',
    nights: 0,
    stops: onDays([
      elsewhere('06:30', words.pickUp, ['The driver picks you up.', 'ड्राइवर आपको लेने आएँगे।'], byCar),
      at(
        null,
        'sangam',
        [
          'About 20 minutes by boat. You bathe from a platform with a rope to hold, or take the water on your head.',
          'नाव से करीब 20 मिनट। रस्सी के सहारे तख्त से उतरकर स्नान कीजिए, या त्रिवेणी का जल माथे से लगा लीजिए।',
        ],
        { means: 'BOAT' },
      ),
      at(
        null,
        'bade-hanuman',
        ['About 800 metres on foot in all, including Akshayavat.', 'अक्षयवट मिलाकर करीब 800 मीटर पैदल चलना होता है।'],
        { metres: 800, means: 'ON_FOOT' },
      ),
      at(null, 'akshayavat', ['In the fort, if it is open that day.', 'किले में, उस दिन खुला हो तो।'], {
        means: 'ON_FOOT',
      }),
      elsewhere(
        '11:00',
        ['Hotel room', 'होटल का कमरा'],
        ['By this hour you have breakfast and rest.', 'इस समय तक पहुँचकर नाश्ता और आराम कीजिए।'],
        resting,
      ),
      at('15:30', 'alopi-devi', fewSteps, { means: 'CAR' }),
      at(null, 'mankameshwar', fewSteps, { means: 'CAR' }),
      elsewhere('18:30', words.back, ['You are back by this hour.', 'इस समय तक आपको वापस पहुँचा देंगे।'], byCar),
    ]),
  },
  pindDaan: {
    vehicle: 'SEDAN',
    hotelClass: 'STANDARD',
    nights: 1,
    stops: onDays(
      [
        elsewhere(
          null,
          words.hotel,
          [
            'By noon we bring you here to rest. For the asthi there is a clean and separate place.',
            'दोपहर तक यहाँ ले आएँगे, आराम कीजिए। अस्थि कलश के लिए साफ़ और अलग स्थान रहता है।',
          ],
          byCar,
        ),
        elsewhere(
          '16:00',
          ['Priest', 'पंडित जी'],
          [
            'He writes down the names, gotra and tithi, and settles the order of the rites with you. The evening is quiet.',
            'वे नाम, गोत्र और तिथि लिखेंगे और कर्म का क्रम आपसे पूछकर तय करेंगे। शाम शांति से बिताइए।',
          ],
          resting,
        ),
      ],
      [
        elsewhere('06:30', words.leave, ['', ''], byCar),
        elsewhere(
          null,
          ['The bank of the Sangam', 'संगम का तट'],
          [
            'The walk over sand is about 300 metres, with a helper. If your family custom asks for it, your head is shaved and you bathe.',
            'रेत पर लगभग 300 मीटर चलना होता है, सहायक साथ रहेंगे। जिनके कुल में रीत हो, वे मुंडन कराकर स्नान करेंगे।',
          ],
          { metres: 300, means: 'CAR' },
        ),
        at(
          null,
          'sangam',
          [
            'Asthi visarjan from the boat. Afterwards the family usually bathes and changes clothes.',
            'नाव से अस्थि विसर्जन। इसके बाद अक्सर परिवार स्नान करके वस्त्र बदलता है।',
          ],
          { means: 'BOAT' },
        ),
        elsewhere(
          null,
          ['Pind daan and tarpan', 'पिंडदान और तर्पण'],
          [
            'On the bank, about two hours, with a stool if you cannot sit on the ground. If more than ten days have passed, they often come before the visarjan.',
            'तट पर करीब 2 घंटे। जो नीचे न बैठ सकें, उनके लिए चौकी रहती है। दस दिन से अधिक हो गए हों तो ये अक्सर विसर्जन से पहले होते हैं।',
          ],
          resting,
        ),
        elsewhere(null, words.hotel, ['A simple meal, rest until 3 pm.', 'सादा भोजन करके 3 बजे तक आराम कीजिए।'], resting),
        at(
          null,
          'bade-hanuman',
          [
            'Families in sutak may go straight to the hotel or station instead.',
            'जिनके यहाँ सूतक हो, वे सीधे होटल या स्टेशन जा सकते हैं।',
          ],
          { means: 'CAR' },
        ),
        elsewhere('17:00', words.station, words.byThen, byCar),
      ],
    ),
  },
  maghMela: {
    vehicle: 'SEDAN',
    hotelClass: 'STANDARD',
    nights: 2,
    stops: onDays(
      [
        elsewhere(
          null,
          words.hotel,
          ['In the city. You arrive by noon and rest.', 'शहर में। दोपहर तक पहुँचकर आराम कीजिए।'],
          resting,
        ),
        at('16:00', 'alopi-devi', ['There is little walking.', 'वहाँ चलना बहुत कम है।'], { means: 'CAR' }),
        elsewhere(
          null,
          words.hotel,
          [
            'Back before the evening cold for an early dinner. Bring woollens: January mornings are close to 8 degrees, often with fog.',
            'ठंड बढ़ने से पहले लौटकर जल्दी भोजन कर लेंगे। ऊनी कपड़े ज़रूर लाइए, जनवरी की सुबह पारा 8 डिग्री के आसपास रहता है और अक्सर कोहरा होता है।',
          ],
          byCar,
        ),
      ],
      [
        elsewhere(
          '05:30',
          words.leave,
          ['The car goes as far as the mela police allow.', 'मेले की पुलिस जहाँ तक जाने दे, वहाँ तक गाड़ी जाएगी।'],
          byCar,
        ),
        at(
          null,
          'sangam',
          [
            'By e-rickshaw where there is one, then on foot with the helper, between one and two kilometres. Hot tea after the bath.',
            'जहाँ ई-रिक्शा मिले, वहाँ उससे चलेंगे। बाकी एक से दो किलोमीटर का रास्ता सहायक के साथ पैदल है। स्नान के बाद गरम चाय।',
          ],
          { means: 'E_RICKSHAW' },
        ),
        at(null, 'bade-hanuman', ['Darshan after the bath.', 'स्नान के बाद दर्शन।'], { means: 'ON_FOOT' }),
        elsewhere(null, words.hotel, ['By noon, to rest.', 'दोपहर तक लौटकर आराम कीजिए।'], resting),
        elsewhere(
          '16:00',
          ['A camp of the mela', 'मेले का पंडाल'],
          ['If you like, you hear a holy talk.', 'इच्छा हो तो प्रवचन सुनने चल सकते हैं।'],
        ),
      ],
      [
        at(
          '09:00',
          'nag-vasuki',
          [
            'About 600 metres on foot and about 30 steps at the three places in all.',
            'तीनों जगह मिलाकर करीब 600 मीटर चलना होता है और लगभग 30 सीढ़ियाँ हैं।',
          ],
          { steps: 30, metres: 600, means: 'CAR' },
        ),
        at(null, 'veni-madhav', ['In Daraganj.', 'दारागंज में।'], { means: 'CAR' }),
        at(null, 'bharadwaj-ashram', ['', ''], { means: 'CAR' }),
        elsewhere('15:00', words.station, ['After lunch, by this hour.', 'भोजन के बाद इस समय तक आपको पहुँचा देंगे।'], byCar),
      ],
    ),
  },
  chitrakoot: {
    vehicle: 'SUV',
    hotelClass: 'STANDARD',
    nights: 2,
    stops: onDays(
      [
        elsewhere(
          '10:00',
          words.hotel,
          ['We meet you in Prayagraj by this hour, and you rest.', 'इस समय तक प्रयागराज में आपसे मिलकर ले आएँगे, आराम कीजिए।'],
          byCar,
        ),
        at('15:00', 'sangam', ['By boat.', 'नाव से चलेंगे।'], { means: 'BOAT' }),
        at(
          null,
          'bade-hanuman',
          ['About 600 metres on foot in all, including Mankameshwar.', 'मनकामेश्वर मिलाकर कुल करीब 600 मीटर चलना होता है।'],
          { metres: 600, means: 'ON_FOOT' },
        ),
        at(null, 'mankameshwar', ['', ''], { means: 'CAR' }),
        elsewhere('19:00', words.hotel, ['You are back by this hour.', 'इस समय तक लौट आएँगे।'], byCar),
      ],
      [
        elsewhere(
          '07:30',
          words.leave,
          [
            'The drive to Chitrakoot takes about three and a half hours with a stop for tea. You rest there until 4 pm.',
            'चाय का ठहराव मिलाकर चित्रकूट तक करीब साढ़े 3 घंटे लगते हैं। वहाँ शाम 4 बजे तक आराम कीजिए।',
          ],
          byCar,
        ),
        elsewhere(
          null,
          ['Kamtanath Ji and Kamadgiri', 'कामतानाथ जी और कामदगिरि'],
          [
            'If you can, walk a part of the level 5 km parikrama; all of it takes two to three hours. The others can sit in the temple.',
            'जो चल सकें, वे 5 किलोमीटर की समतल परिक्रमा में थोड़ी दूर चल लें, पूरी में 2 से 3 घंटे लगते हैं। बाकी लोग मंदिर में बैठें।',
          ],
          { means: 'ON_FOOT' },
        ),
        elsewhere(
          null,
          ['Ramghat, Mandakini aarti', 'रामघाट, मंदाकिनी आरती'],
          [
            'About 20 steps lead to the river. You can also sit above.',
            'नदी तक करीब 20 सीढ़ियाँ हैं, चाहें तो ऊपर ही बैठ सकते हैं।',
          ],
          { steps: 20, means: 'CAR' },
        ),
      ],
      [
        elsewhere('08:00', words.leave, ['', ''], byCar),
        elsewhere(
          null,
          ['Gupt Godavari', 'गुप्त गोदावरी'],
          [
            'About 50 steps up to the caves. The first has a narrow entrance, in the second the water may reach your knees. You may stop at the gate.',
            'गुफाओं तक करीब 50 सीढ़ियाँ हैं। पहली का मुँह सँकरा है और दूसरी में घुटनों तक पानी हो सकता है। आप चाहें तो द्वार से ही लौट सकते हैं।',
          ],
          { steps: 50, means: 'CAR' },
        ),
        elsewhere(
          null,
          ['Sati Anusuya Ashram', 'सती अनुसूया आश्रम'],
          [
            'By the river, about 200 metres on foot and nearly level.',
            'नदी किनारे, करीब 200 मीटर का लगभग समतल रास्ता है।',
          ],
          { metres: 200, means: 'CAR' },
        ),
        elsewhere('13:30', words.leave, ['After lunch you start back.', 'भोजन करके वापसी होगी।'], byCar),
        elsewhere('18:00', ['Prayagraj', 'प्रयागराज'], words.byThen, byCar),
      ],
    ),
  },
} satisfies Record<string, PackageFacts>
