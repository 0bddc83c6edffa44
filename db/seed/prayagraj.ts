import type { CityContent } from './city-content.ts'
import { prayagrajFacts } from './facts/prayagraj.ts'

export const prayagraj: CityContent = {
  city: 'Prayagraj',
  cityHindi: 'प्रयागराज',
  state: 'Uttar Pradesh',
  stateHindi: 'उत्तर प्रदेश',
  about: 'Snan at the Sangam, where Ganga and Yamuna meet',
  aboutHindi: 'गंगा-यमुना के संगम में स्नान और पूजा',
  link: 'https://prayagraj.nic.in/',
  meetingPlace: 'Prayagraj Junction, main gate',
  meetingPlaceHindi: 'प्रयागराज जंक्शन, मुख्य द्वार',
  latitude: 25.4358,
  longitude: 81.8463,
  packages: [
    {
      name: 'Sangam Snan and Prayag Darshan, One Day',
      nameHindi: 'संगम स्नान और प्रयाग दर्शन, एक दिन',
      ...prayagrajFacts.oneDay,
      price: 5400,
      additionalPerson: 1000,
      itinerary: [
        'Day 1: The driver meets you at the meeting place at 6:30 am. A boat takes you to the Sangam in about 20 minutes. You can bathe from a platform with a rope to hold, or take the water on your head. Next you visit Bade Hanuman and, if it is open that day, Akshayavat in the fort. You walk about 800 metres in all. By 11 am you have breakfast and rest in a hotel room. At 3:30 pm you visit Alopi Devi and Mankameshwar Mahadev, which have few steps. You are back by 6:30 pm.',
      ],
      itineraryHindi: [
        'पहला दिन: सुबह 6:30 बजे गाड़ी मिलने की जगह पर आएगी, फिर नाव से करीब 20 मिनट में संगम पहुँचेंगे। वहाँ रस्सी के सहारे तख्त से उतरकर स्नान कीजिए, या त्रिवेणी का जल माथे से लगा लीजिए। इसके बाद बड़े हनुमान जी के दर्शन होंगे और उस दिन किले का अक्षयवट खुला हो तो उसके भी। इन दोनों में करीब 800 मीटर पैदल चलना होता है। सुबह 11 बजे तक होटल पहुँचकर नाश्ता और आराम कीजिए। दोपहर 3:30 बजे अलोपी देवी और मनकामेश्वर महादेव के दर्शन को चलेंगे, दोनों जगह सीढ़ियाँ कम हैं। शाम 6:30 बजे तक आपको वापस पहुँचा देंगे।',
      ],
      facility: [
        'Air-conditioned sedan with driver, 6:30 am to 6:30 pm',
        'Hotel room for rest at midday, with breakfast',
        'Seats in a shared boat to the Sangam',
        'Life jacket for each traveller on the boat',
        'A helper with elders while boarding and bathing',
        'A screened place to change after the bath',
        'Parking and tolls',
      ],
      facilityHindi: [
        'ड्राइवर के साथ एसी सेडान गाड़ी, सुबह 6:30 से शाम 6:30 बजे तक',
        'दोपहर में आराम के लिए होटल का कमरा, नाश्ते के साथ',
        'संगम तक साझा नाव में जगह',
        'नाव पर हर यात्री के लिए लाइफ़ जैकेट',
        'नाव पर चढ़ते-उतरते और स्नान के समय बुज़ुर्गों के साथ सहायक',
        'स्नान के बाद कपड़े बदलने के लिए आड़ वाली जगह',
        'पार्किंग और टोल का खर्च शामिल',
      ],
    },
    {
      name: 'Pind Daan and Asthi Visarjan at the Sangam, Two Days',
      nameHindi: 'संगम पर पिंडदान और अस्थि विसर्जन, दो दिन',
      ...prayagrajFacts.pindDaan,
      price: 12400,
      additionalPerson: 2000,
      itinerary: [
        'Day 1: We meet you at the station or airport by noon and take you to the hotel to rest. If you carry the asthi, we show you a clean and separate place for the kalash. At 4 pm the priest comes and writes down the names, gotra and tithi. He tells you what the next day holds and settles the order of the rites with you. The evening is quiet.',
        'Day 2: You leave at 6:30 am. If your family custom asks for it, you have your head shaved on the river bank and bathe before the rites. A boat takes you to the Sangam for asthi visarjan, and pind daan and tarpan are held on the bank. If more than ten days have passed since the death, tirth shraddh often comes first: the priest decides this with you. After the immersion the family usually bathes and changes clothes. The rites on the bank take about two hours, with a stool if you cannot sit on the ground. The walk over sand is about 300 metres. After a simple meal you rest until 3 pm and then visit Bade Hanuman. Families in sutak may go straight to the hotel or station instead. You are at the station or airport by 5 pm.',
      ],
      itineraryHindi: [
        'पहला दिन: दोपहर तक स्टेशन या हवाई अड्डे से आपको होटल ले आएँगे, जहाँ आप आराम कीजिए। अस्थियाँ साथ हों तो कलश रखने के लिए साफ़ और अलग स्थान बता देंगे। शाम 4 बजे पंडित जी आकर नाम, गोत्र और तिथि लिखेंगे। वे अगले दिन की विधि समझाएँगे और कर्म का क्रम आपसे पूछकर तय करेंगे। शाम शांति से बिताइए।',
        'दूसरा दिन: सुबह 6:30 बजे निकलेंगे। जिनके कुल में रीत हो, वे तट पर मुंडन कराकर स्नान करेंगे, फिर कर्म होंगे। नाव से संगम जाकर अस्थि विसर्जन होगा, और तट पर पिंडदान और तर्पण। देहांत को दस दिन से अधिक हो गए हों तो अक्सर तीर्थ श्राद्ध पहले होता है, यह पंडित जी आपसे पूछकर तय करेंगे। विसर्जन के बाद अक्सर परिवार स्नान करके वस्त्र बदलता है। तट के कर्म में करीब 2 घंटे लगते हैं। जो नीचे न बैठ सकें, उनके लिए चौकी रहती है। रेत पर लगभग 300 मीटर चलना होता है। सादा भोजन करके 3 बजे तक आराम कीजिए, फिर बड़े हनुमान जी के दर्शन करेंगे। जिनके यहाँ सूतक हो, वे सीधे होटल या स्टेशन जा सकते हैं। शाम 5 बजे तक स्टेशन या हवाई अड्डे पहुँच जाएँगे।',
      ],
      facility: [
        'One night in a hotel room for two, with breakfast',
        'Air-conditioned sedan with driver on both days',
        'A Prayagwal tirth-purohit of the Sangam for all rites, with his dakshina',
        'All samagri, and the barber’s fee for mundan',
        'A boat for the family alone',
        'A simple meal without onion and garlic after the rites',
        'A helper on the sand, and a stool to sit on',
      ],
      facilityHindi: [
        'दो लोगों के लिए होटल का कमरा, एक रात, नाश्ते के साथ',
        'दोनों दिन ड्राइवर के साथ एसी सेडान गाड़ी',
        'अस्थि विसर्जन, पिंडदान और तर्पण के लिए संगम के प्रयागवाल तीर्थ-पुरोहित, दक्षिणा सहित',
        'पूरी सामग्री और मुंडन के लिए नाई का नेग',
        'केवल आपके परिवार के लिए नाव',
        'कर्म के बाद बिना प्याज़-लहसुन का सादा भोजन',
        'रेत पर सहारा देने वाले सहायक और बैठने को चौकी',
      ],
      goodToKnow: ['If your family has its own Prayagwal, tell us his name and flag'],
      goodToKnowHindi: ['आपके कुल के अपने पंडा जी हों तो उनका नाम और झंडा बता दीजिए'],
    },
    {
      name: 'Magh Mela Snan, Three Days (January to Maha Shivaratri)',
      nameHindi: 'माघ मेला स्नान, तीन दिन (जनवरी से महाशिवरात्रि)',
      ...prayagrajFacts.maghMela,
      season: 'magh-mela',
      price: 18900,
      additionalPerson: 4200,
      itinerary: [
        'Day 1: You reach the hotel in the city by noon and rest. At 4 pm the car takes you to Alopi Devi, with little walking. You are back before the evening cold for an early dinner. Please bring woollens. January mornings here are close to 8 degrees, often with fog.',
        'Day 2: You leave at 5:30 am. The car goes as far as the mela police allow. From there you go by e-rickshaw where there is one, and on foot with the helper. The walk is between one and two kilometres. You bathe at the Sangam, have hot tea and visit Bade Hanuman. By noon you are at the hotel to rest. At 4 pm you may hear a holy talk in one of the mela camps.',
        'Day 3: At 9 am the car takes you to Nag Vasuki and Veni Madhav in Daraganj and to Bharadwaj Ashram. You walk about 600 metres and climb about 30 steps in all. After lunch we take you to the station or airport by 3 pm.',
      ],
      itineraryHindi: [
        'पहला दिन: दोपहर तक शहर के होटल पहुँचकर आराम कीजिए। शाम 4 बजे गाड़ी से अलोपी देवी के दर्शन को चलेंगे, वहाँ चलना बहुत कम है। ठंड बढ़ने से पहले लौटकर जल्दी भोजन कर लेंगे। ऊनी कपड़े ज़रूर लाइए, जनवरी की सुबह यहाँ पारा 8 डिग्री के आसपास रहता है और अक्सर कोहरा होता है।',
        'दूसरा दिन: सुबह 5:30 बजे निकलेंगे। मेले की पुलिस जहाँ तक जाने दे, वहाँ तक गाड़ी जाएगी। आगे जहाँ ई-रिक्शा मिले, वहाँ उससे चलेंगे। बाकी एक से दो किलोमीटर का रास्ता सहायक के साथ पैदल है। संगम स्नान और गरम चाय के बाद बड़े हनुमान जी के दर्शन करेंगे और दोपहर तक होटल लौटकर आराम कीजिए। शाम 4 बजे इच्छा हो तो मेले के किसी पंडाल में प्रवचन सुनने चल सकते हैं।',
        'तीसरा दिन: सुबह 9 बजे गाड़ी से दारागंज में नागवासुकि और वेणी माधव के, फिर भरद्वाज आश्रम के दर्शन होंगे। कुल करीब 600 मीटर चलना होता है और लगभग 30 सीढ़ियाँ हैं। भोजन के बाद दोपहर 3 बजे तक आपको स्टेशन या हवाई अड्डे पहुँचा देंगे।',
      ],
      facility: [
        'Two nights in a hotel room for two in the city, with breakfast and hot water',
        'Air-conditioned sedan with driver, as far as the mela rules allow',
        'E-rickshaw inside the mela where it is permitted',
        'A helper with you for the whole bathing morning',
        'Hot tea and a dry changing place after the bath',
      ],
      facilityHindi: [
        'शहर में दो लोगों के लिए होटल का कमरा, दो रात, नाश्ते और गरम पानी के साथ',
        'ड्राइवर के साथ एसी सेडान गाड़ी, मेले के नियम जहाँ तक जाने दें',
        'मेले के भीतर जहाँ अनुमति हो, वहाँ ई-रिक्शा',
        'स्नान की सुबह पूरे समय साथ रहने वाले सहायक',
        'स्नान के बाद गरम चाय और कपड़े बदलने की सूखी जगह',
      ],
      notIncluded: ['Lunch and dinner'],
      notIncludedHindi: ['दोपहर और रात का भोजन'],
      goodToKnow: [
        'Only while the Magh Mela is held, from January to Maha Shivaratri',
        'Between the main bathing days the crowd is smaller',
        'In Kumbh and Ardh Kumbh years the walk is longer',
      ],
      goodToKnowHindi: [
        'केवल माघ मेले के समय, जनवरी से महाशिवरात्रि तक',
        'मुख्य स्नान पर्वों के बीच के दिनों में भीड़ कम रहती है',
        'कुंभ और अर्धकुंभ के वर्ष में पैदल रास्ता लंबा होता है',
      ],
    },
    {
      name: 'Prayagraj and Chitrakoot, Three Days',
      nameHindi: 'प्रयागराज और चित्रकूट, तीन दिन',
      ...prayagrajFacts.chitrakoot,
      price: 19600,
      additionalPerson: 3900,
      itinerary: [
        'Day 1: We meet you in Prayagraj by 10 am and you rest at the hotel. At 3 pm a boat takes you to the Sangam. Then you visit Bade Hanuman and Mankameshwar Mahadev, about 600 metres on foot in all. You are back at the hotel by 7 pm.',
        'Day 2: You leave at 7:30 am for Chitrakoot. The drive takes about three and a half hours with a stop for tea. You rest there until 4 pm and then have darshan of Kamtanath Ji. If you can, walk a part of the level 5 km parikrama of Kamadgiri. All of it takes two to three hours. The others can sit in the temple. The evening ends with the Mandakini aarti at Ramghat. About 20 steps lead down to the river, and you can also sit above.',
        'Day 3: At 8 am you leave for Gupt Godavari. About 50 steps lead up to the caves. The first cave has a narrow entrance, and in the second the water may reach your knees. You may stop at the gate. Next you visit Sati Anusuya Ashram by the river, about 200 metres on foot and nearly level. After lunch you start back at 1:30 pm and reach Prayagraj by 6 pm.',
      ],
      itineraryHindi: [
        'पहला दिन: सुबह 10 बजे तक प्रयागराज में आपसे मिलकर होटल ले आएँगे, वहाँ आराम कीजिए। दोपहर 3 बजे नाव से संगम चलेंगे, फिर बड़े हनुमान जी और मनकामेश्वर महादेव के दर्शन करेंगे। कुल करीब 600 मीटर चलना होता है। शाम 7 बजे तक होटल लौट आएँगे।',
        'दूसरा दिन: सुबह 7:30 बजे चित्रकूट के लिए निकलेंगे। बीच में चाय का ठहराव मिलाकर करीब साढ़े 3 घंटे लगते हैं। वहाँ शाम 4 बजे तक आराम कीजिए, फिर कामतानाथ जी के दर्शन होंगे। जो चल सकें, वे कामदगिरि की 5 किलोमीटर की समतल परिक्रमा में थोड़ी दूर चल लें, बाकी लोग मंदिर में बैठें। पूरी परिक्रमा में 2 से 3 घंटे लगते हैं। शाम को रामघाट पर मंदाकिनी आरती देखेंगे। नदी तक करीब 20 सीढ़ियाँ हैं, चाहें तो ऊपर ही बैठ सकते हैं।',
        'तीसरा दिन: सुबह 8 बजे गुप्त गोदावरी चलेंगे। गुफाओं तक करीब 50 सीढ़ियाँ हैं। पहली गुफा का मुँह सँकरा है और दूसरी में घुटनों तक पानी हो सकता है। आप चाहें तो द्वार से ही लौट सकते हैं। इसके बाद नदी किनारे सती अनुसूया आश्रम चलेंगे, करीब 200 मीटर का लगभग समतल रास्ता है। भोजन करके 1:30 बजे वापसी होगी और शाम 6 बजे तक प्रयागराज पहुँच जाएँगे।',
      ],
      facility: [
        'One night in Prayagraj and one in Chitrakoot, room for two with breakfast',
        'Air-conditioned seven-seater with driver on all three days',
        'Fuel, tolls, parking and the driver’s stay',
        'Seats in a shared boat to the Sangam',
        'A local helper in Chitrakoot on both days',
        'Rooms on the ground floor where the hotel has them',
      ],
      facilityHindi: [
        'एक रात प्रयागराज और एक रात चित्रकूट में, दो लोगों का कमरा, नाश्ते के साथ',
        'तीनों दिन ड्राइवर के साथ 7 सीटों वाली एसी गाड़ी',
        'ईंधन, टोल, पार्किंग और ड्राइवर के ठहरने का खर्च शामिल',
        'संगम तक साझा नाव में जगह',
        'चित्रकूट में दोनों दिन साथ चलने वाले वहीं के सहायक',
        'होटल में मिल जाए तो नीचे की मंज़िल का कमरा',
      ],
      notIncluded: ['Lunch and dinner'],
      notIncludedHindi: ['दोपहर और रात का भोजन'],
    },
  ],
  poojas: [
    {
      name: 'Triveni Sangam Pujan',
      nameHindi: 'त्रिवेणी संगम पूजन',
      cost: 1500,
      details:
        'The priest leads the sankalp before or after your bath. He worships Ganga, Yamuna and Saraswati with milk, flowers, coconut and a chunri. The aarti comes at the end. It takes about 45 minutes, on a boat at the Sangam, or on the bank when the river is high. Samagri and dakshina are included. The boat fare is separate. Please bring a change of clothes and a small vessel for Sangam water.',
      detailsHindi:
        'स्नान से पहले या बाद में पंडित जी संकल्प कराकर दूध, फूल, नारियल और चुनरी से गंगा, यमुना और सरस्वती का पूजन कराते हैं, अंत में आरती होती है। करीब 45 मिनट लगते हैं। पूजा संगम पर नाव में होती है, और पानी बढ़ा हो तो तट पर। सामग्री और दक्षिणा इसी राशि में शामिल हैं, नाव का किराया अलग है। बदलने के कपड़े और संगम का जल ले जाने के लिए छोटा पात्र साथ लाइए।',
    },
    {
      name: 'Asthi Visarjan',
      nameHindi: 'अस्थि विसर्जन',
      cost: 3500,
      details:
        'The asthi are washed with Ganga water and milk and worshipped with flowers and sesame. After the sankalp you give them to the water at the Sangam from a boat, and tarpan follows. At the Sangam a Prayagwal tirth-purohit leads this rite and stays with you all the time. If your family has its own, tell us his name and flag. If more than ten days have passed since the death, tirth shraddh often comes first: he settles the order with you. The rite takes about an hour and a half with the boat ride. The family usually bathes afterwards. Boat, samagri and dakshina are included. Please bring the kalash, the name, gotra and tithi of the departed, and a change of clothes. Wear plain white or light clothes.',
      detailsHindi:
        'अस्थियों को गंगाजल और दूध से स्नान कराकर फूल और तिल से उनका पूजन होता है, फिर संकल्प के साथ नाव से संगम में विसर्जन होता है। उसके बाद तर्पण किया जाता है। संगम पर यह कर्म प्रयागवाल तीर्थ-पुरोहित कराते हैं और पूरे समय आपके साथ रहते हैं। आपके कुल के अपने पंडा जी हों तो उनका नाम और झंडा बता दीजिए। क्रम वे आपसे पूछकर तय करेंगे, देहांत को दस दिन से अधिक हो गए हों तो अक्सर तीर्थ श्राद्ध पहले होता है। नाव का समय मिलाकर करीब डेढ़ घंटा लगता है। विसर्जन के बाद अक्सर परिवार स्नान करके वस्त्र बदलता है। नाव, सामग्री और दक्षिणा इसी राशि में शामिल हैं। अस्थि कलश के साथ दिवंगत का नाम, गोत्र और तिथि लिखकर लाइए। सफ़ेद या हल्के रंग के सादे वस्त्र पहनिए और बदलने के कपड़े भी रखिए।',
    },
    {
      name: 'Pind Daan and Tirth Shraddh',
      nameHindi: 'पिंडदान और तीर्थ श्राद्ध',
      cost: 4100,
      details:
        'On the bank near the Sangam the priest guides you through the sankalp and the tarpan. You offer pinds for your father’s and your mother’s families, and give food and cloth. A widow or a daughter may offer them herself: the priest guides her with the same honour. At the Sangam a Prayagwal tirth-purohit leads this rite. If your family has its own, tell us his name and flag. It takes about two and a half hours before noon. There is a stool if you cannot sit on the ground. Samagri, pinds and dakshina are included. Please bring the names of three generations, as far as you know them. Eat only afterwards.',
      detailsHindi:
        'संगम के तट पर पंडित जी संकल्प, तर्पण, पितृकुल और मातृकुल के निमित्त पिंडदान, और अंत में अन्न-वस्त्र का दान कराते हैं। पत्नी या बेटी स्वयं भी पिंडदान कर सकती हैं, पंडित जी उन्हें उसी सम्मान से विधि कराते हैं। संगम पर यह कर्म प्रयागवाल तीर्थ-पुरोहित कराते हैं। आपके कुल के अपने पंडा जी हों तो उनका नाम और झंडा बता दीजिए। यह कर्म दोपहर से पहले होता है और करीब ढाई घंटे लगते हैं। जो नीचे न बैठ सकें, उनके लिए चौकी रहती है। सामग्री, पिंड और दक्षिणा इसी राशि में शामिल हैं। तीन पीढ़ियों के जितने नाम याद हों, लिखकर लाइए और भोजन कर्म के बाद ही कीजिए।',
    },
    {
      name: 'Veni Daan',
      nameHindi: 'वेणीदान',
      cost: 2800,
      details:
        'Husband and wife sit together for the sankalp and the worship of Ganga. The husband then plaits and adorns his wife’s hair. A finger’s breadth is cut from its tip and offered at the Sangam with haldi, kumkum and flowers. If your family does this in another way, tell the priest. It takes about an hour, first on the bank and then in a boat. Samagri, flowers, a place in the boat and dakshina are included. Please come as a couple. Bring a comb, a change of clothes and, if it is your custom, a sari to be worshipped and worn.',
      detailsHindi:
        'पति-पत्नी साथ बैठकर संकल्प और गंगा पूजन करते हैं। फिर पति अपने हाथ से पत्नी की वेणी गूँथकर सजाते हैं। वेणी के सिरे से एक अंगुल केश लेकर हल्दी, कुमकुम और फूलों के साथ संगम में अर्पित करते हैं। आपके यहाँ की रीत कुछ और हो तो पंडित जी को बता दीजिए। पहले तट पर और फिर नाव में, कुल करीब एक घंटा लगता है। सामग्री, फूल, नाव में जगह और दक्षिणा इसी राशि में शामिल हैं। पति-पत्नी दोनों आइए। कंघी और बदलने के कपड़े लाइए, और आपके यहाँ रीत हो तो पूजा में रखकर पहनने के लिए एक साड़ी भी।',
    },
    {
      name: 'Prayag Mundan',
      nameHindi: 'प्रयाग मुंडन',
      cost: 1400,
      details:
        'This is for a child’s first mundan or for the mundan of a pilgrim. For a first mundan ask your family priest for the muhurat, then choose the date. The priest leads the sankalp and worships Ganesh and Ganga. The barber shaves the head, the hair is offered as custom requires, and a bath follows. It takes about an hour on the bank near the Sangam. Samagri, a new blade, the barber’s fee and dakshina are included. Please bring new clothes and a towel. For a child, also bring something warm and something to eat.',
      detailsHindi:
        'बच्चे का पहला मुंडन हो या किसी तीर्थयात्री का, दोनों संगम के पास तट पर होते हैं। बच्चे का पहला मुंडन हो तो मुहूर्त अपने पंडित जी से पूछकर तारीख चुनिए। पंडित जी संकल्प कराकर गणेश और गंगा पूजन कराते हैं और नाई मुंडन करते हैं। फिर रीत के अनुसार केश अर्पित करके स्नान होता है। करीब एक घंटा लगता है। सामग्री, नया ब्लेड, नाई का नेग और पंडित जी की दक्षिणा इसी राशि में शामिल हैं। नए कपड़े और तौलिया लाइए, बच्चे के लिए कोई गरम कपड़ा और खाने की चीज़ भी रख लीजिए।',
    },
    {
      name: 'Nag Pooja and Kaal Sarp Shanti at Nag Vasuki',
      nameHindi: 'नागवासुकि में नाग पूजा और कालसर्प शांति',
      cost: 4500,
      details:
        'At the Nag Vasuki temple in Daraganj the priest leads your sankalp. He worships Ganesh, the nine planets and Nagraj Vasuki with milk and flowers. He recites the mantras of the serpents and of Rahu and Ketu. A pair of metal serpents is then given to the Ganga. Kaal Sarp shanti is for those whose family priest has advised it. It takes about two hours, and some steps lead up to the temple. Samagri, the pair of serpents and dakshina are included. On Nag Panchami the crowd is large, so choose another day if walking is hard. Bring your birth details if you have them.',
      detailsHindi:
        'दारागंज के नागवासुकि मंदिर में पंडित जी संकल्प कराकर गणेश और नवग्रह पूजन कराते हैं। दूध और फूल से नागराज वासुकि की पूजा होती है और नाग तथा राहु-केतु के मंत्र पढ़े जाते हैं। फिर धातु के नाग-नागिन का जोड़ा गंगा जी में प्रवाहित किया जाता है। कालसर्प शांति उनके लिए है, जिन्हें घर के पंडित जी ने बताई हो। करीब 2 घंटे लगते हैं और मंदिर तक कुछ सीढ़ियाँ चढ़नी होती हैं। सामग्री, नाग-नागिन का जोड़ा और दक्षिणा इसी राशि में शामिल हैं। नाग पंचमी पर बहुत भीड़ रहती है। चलने में कठिनाई हो तो कोई और दिन चुनिए। जन्म का विवरण हो तो साथ लाइए।',
    },
    {
      name: 'Rudrabhishek at the Yamuna Bank',
      nameHindi: 'यमुना तट पर रुद्राभिषेक',
      cost: 2400,
      details:
        'At Mankameshwar Mahadev the Shivling is bathed with Sangam water, milk, curd, ghee, honey and cane juice while the Rudri is recited. Bel leaves and the aarti close the pooja. It takes about an hour and a half. If the temple is crowded, we hold it in a smaller Shiva temple close by. Samagri and dakshina are included. Please come bathed and without a full meal. You may bring your own bel leaves or fruit.',
      detailsHindi:
        'मनकामेश्वर महादेव के यहाँ संगम के जल, दूध, दही, घी, शहद और गन्ने के रस से शिवलिंग का अभिषेक होता है, साथ में रुद्री का पाठ चलता है और बेलपत्र चढ़ाकर आरती होती है। करीब डेढ़ घंटा लगता है। मंदिर में भीड़ हो तो पास के छोटे शिव मंदिर में पूजा कराते हैं। सामग्री और दक्षिणा इसी राशि में शामिल हैं। स्नान करके आइए, भरपेट भोजन पूजा के बाद कीजिए, और चाहें तो अपनी ओर से बेलपत्र या फल लाइए।',
    },
    {
      name: 'Gau Daan Sankalp',
      nameHindi: 'गोदान संकल्प',
      cost: 5100,
      details:
        'On the bank the priest leads the sankalp of gau daan in your name or in memory of an elder. A cow is worshipped with flowers, tilak and fodder. The gift is money for her care: the cow herself is not handed over. It takes about 45 minutes, and you may stay seated. Samagri, fodder, the sum given and dakshina are included. Please bring the name and gotra of the person for whom it is made.',
      detailsHindi:
        'तट पर पंडित जी आपके नाम से या किसी दिवंगत बड़े की स्मृति में गोदान का संकल्प कराते हैं। फूल, तिलक और चारे से गौ माता का पूजन होता है और उनकी सेवा के लिए धन का दान किया जाता है। करीब 45 मिनट लगते हैं और आप बैठे-बैठे पूजा कर सकते हैं। सामग्री, चारा, दान का धन और दक्षिणा इसी राशि में शामिल हैं। जिनके निमित्त दान हो, उनका नाम और गोत्र बता दीजिए। गाय किसी को सौंपी नहीं जाती, दान में धन ही दिया जाता है।',
    },
    {
      name: 'Satyanarayan Vrat Katha at the Sangam',
      nameHindi: 'संगम तट पर सत्यनारायण व्रत कथा',
      cost: 2500,
      details:
        'The priest worships Bhagwan Satyanarayan with tulsi and panchamrit. He reads the five chapters of the katha in Hindi. Havan, aarti and prasad follow. It takes about two hours, under a canopy on the bank with chairs for elders. In the rains it is held in the hotel, if the hotel allows it. Samagri, prasad and dakshina are included. Please bring fruit. Tell us the names of family members who could not come, and the priest will say them in the sankalp.',
      detailsHindi:
        'तुलसी और पंचामृत से भगवान सत्यनारायण का पूजन होता है, कथा के पाँचों अध्याय हिन्दी में सुनाए जाते हैं, फिर हवन, आरती और प्रसाद होता है। तट पर शामियाने के नीचे करीब 2 घंटे लगते हैं और बुज़ुर्गों के लिए कुर्सियाँ रहती हैं। बरसात में, अनुमति हो तो, कथा होटल में ही हो जाती है। सामग्री, प्रसाद और दक्षिणा इसी राशि में शामिल हैं। फल लेते आइए, और परिवार के जो लोग न आ सके हों उनके नाम भी बता दीजिए, संकल्प में बोल दिए जाएँगे।',
    },
  ],
}
