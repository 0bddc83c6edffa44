import type { CityContent } from './city-content.ts'
import { ayodhyaFacts } from './facts/ayodhya.ts'

export const ayodhya: CityContent = {
  city: 'Ayodhya',
  cityHindi: 'अयोध्या',
  state: 'Uttar Pradesh',
  stateHindi: 'उत्तर प्रदेश',
  about: 'Ram Lalla, Hanuman Garhi and the Saryu',
  aboutHindi: 'रामलला, हनुमानगढ़ी और सरयू मैया',
  link: 'https://ayodhya.nic.in/',
  meetingPlace: 'Ayodhya Dham Junction, main gate',
  meetingPlaceHindi: 'अयोध्या धाम जंक्शन, मुख्य द्वार',
  latitude: 26.7922,
  longitude: 82.1998,
  packages: [
    {
      name: 'Ram Mandir and Saryu Aarti, One Day',
      nameHindi: 'राम मंदिर दर्शन और सरयू आरती, एक दिन',
      ...ayodhyaFacts.oneDay,
      price: 5200,
      additionalPerson: 900,
      itinerary: [
        'Day 1: The driver meets you at the meeting place at 6 am. First you go to Hanuman Garhi, 76 steps with places to pause. You may also bow from below. Then you visit Ram Lalla. Phones and bags stay in the lockers, and wheelchairs are kept at the entrance. Allow two hours and about 1.5 km on foot. From 10:30 am to 4 pm you have breakfast and rest in a hotel room. Then an e-rickshaw takes you to Kanak Bhawan and Dashrath Mahal, about 300 metres on foot with a few steps. At sunset you sit by the Saryu for the aarti, where there are about 20 broad steps. You are back by 8 pm.',
      ],
      itineraryHindi: [
        'पहला दिन: सुबह 6 बजे गाड़ी मिलने की जगह पर आएगी। पहले हनुमानगढ़ी चलेंगे, जहाँ 76 सीढ़ियाँ हैं और बीच में रुककर सुस्ता सकते हैं। चढ़ना कठिन हो तो नीचे से ही प्रणाम कर लीजिए। फिर रामलला के दर्शन होंगे। फ़ोन और थैला लॉकर में रखना होता है, प्रवेश द्वार पर व्हीलचेयर मिल जाती है। करीब 2 घंटे लगते हैं और कुल डेढ़ किलोमीटर के आसपास चलना होता है। 10:30 बजे से शाम 4 बजे तक होटल के कमरे में नाश्ता और आराम कीजिए। फिर ई-रिक्शा से कनक भवन और दशरथ महल चलेंगे, करीब 300 मीटर चलना होता है और कुछ सीढ़ियाँ हैं। सूर्यास्त के समय सरयू किनारे बैठकर आरती देखेंगे, वहाँ करीब 20 चौड़ी सीढ़ियाँ हैं। रात 8 बजे तक आप वापस पहुँच जाएँगे।',
      ],
      facility: [
        'Air-conditioned sedan with driver, 6 am to 8 pm',
        'Hotel room for rest at midday, with breakfast',
        'E-rickshaw in the lanes where cars may not go',
        'A helper with elders at Hanuman Garhi and Ram Mandir',
        'Help with lockers and the free wheelchair at Ram Mandir (the attendant’s fee is extra)',
        'A place to sit at the Saryu aarti',
      ],
      facilityHindi: [
        'ड्राइवर के साथ एसी सेडान गाड़ी, सुबह 6 से रात 8 बजे तक',
        'दोपहर में आराम के लिए होटल का कमरा, नाश्ते के साथ',
        'जिन गलियों में गाड़ी नहीं जाती, वहाँ ई-रिक्शा',
        'हनुमानगढ़ी और राम मंदिर में बुज़ुर्गों के साथ सहायक',
        'राम मंदिर में लॉकर और मुफ़्त व्हीलचेयर लेने में मदद, चलाने वाले का मेहनताना अलग',
        'सरयू आरती के समय बैठने की जगह',
      ],
      goodToKnow: ['Darshan is in the ordinary queue'],
      goodToKnowHindi: ['दर्शन सामान्य कतार से'],
    },
    {
      name: 'Ayodhya Darshan, Two Days',
      nameHindi: 'अयोध्या दर्शन, दो दिन',
      ...ayodhyaFacts.twoDays,
      price: 10800,
      additionalPerson: 2300,
      itinerary: [
        'Day 1: We meet you at the station or airport by noon and you rest at the hotel. At 4:30 pm an e-rickshaw takes you to Kanak Bhawan and Dashrath Mahal, about 300 metres on foot with a few steps. Then you go to the ghat for the Saryu aarti at dusk, where there are about 20 broad steps. You are back at the hotel by 8 pm.',
        'Day 2: At 6 am you go to Hanuman Garhi with its 76 steps. You may also bow from below. Then you visit Ram Lalla, about two hours and 1.5 km with the queue. Phones and bags stay in the lockers. After breakfast and rest you visit Nageshwarnath by Ram ki Paidi, close to where the e-rickshaw stops. We take you to the station or airport by 4 pm.',
      ],
      itineraryHindi: [
        'पहला दिन: दोपहर तक स्टेशन या हवाई अड्डे से आपको होटल ले आएँगे, जहाँ आप आराम कीजिए। शाम 4:30 बजे ई-रिक्शा से कनक भवन और दशरथ महल चलेंगे, करीब 300 मीटर चलना होता है और कुछ सीढ़ियाँ हैं। संध्या को घाट पर सरयू आरती देखेंगे, वहाँ करीब 20 चौड़ी सीढ़ियाँ हैं। रात 8 बजे तक होटल लौट आएँगे।',
        'दूसरा दिन: सुबह 6 बजे हनुमानगढ़ी की 76 सीढ़ियाँ चढ़कर दर्शन कीजिए। चढ़ना कठिन हो तो नीचे से ही प्रणाम कर लीजिए। फिर रामलला के दर्शन होंगे, कतार मिलाकर करीब 2 घंटे लगते हैं और डेढ़ किलोमीटर चलना होता है। फ़ोन और थैला लॉकर में रखना होता है। नाश्ते और आराम के बाद राम की पैड़ी पर नागेश्वरनाथ के दर्शन को चलेंगे। ई-रिक्शा मंदिर के पास तक जाता है। शाम 4 बजे तक आपको स्टेशन या हवाई अड्डे पहुँचा देंगे।',
      ],
      facility: [
        'One night in a hotel room for two, with breakfast',
        'Air-conditioned sedan with driver on both days',
        'E-rickshaw in the temple lanes',
        'A helper with elders on the morning of darshan',
        'Help with lockers and the free wheelchair at Ram Mandir (the attendant’s fee is extra)',
        'Room on the ground floor or near a lift',
        'Late check-out on the second day, until 2 pm',
      ],
      facilityHindi: [
        'दो लोगों के लिए होटल का कमरा, एक रात, नाश्ते के साथ',
        'दोनों दिन ड्राइवर के साथ एसी सेडान गाड़ी',
        'मंदिरों की गलियों में ई-रिक्शा',
        'दर्शन की सुबह बुज़ुर्गों के साथ सहायक',
        'राम मंदिर में लॉकर और मुफ़्त व्हीलचेयर लेने में मदद, चलाने वाले का मेहनताना अलग',
        'कमरा नीचे की मंज़िल पर या लिफ़्ट के पास',
        'दूसरे दिन कमरा दोपहर 2 बजे तक आपके पास',
      ],
      notIncluded: ['Lunch and dinner'],
      notIncludedHindi: ['दोपहर और रात का भोजन'],
    },
    {
      name: 'Ayodhya, Guptar Ghat and Nandigram, Three Days',
      nameHindi: 'अयोध्या, गुप्तार घाट और नंदीग्राम, तीन दिन',
      ...ayodhyaFacts.nandigram,
      price: 15600,
      additionalPerson: 3400,
      itinerary: [
        'Day 1: You reach the hotel by noon and rest. At 5 pm an e-rickshaw takes you to Nageshwarnath and Ram ki Paidi. You sit on the ghat for the Saryu aarti, where there are about 20 broad steps. Dinner is at the hotel by 8:30 pm.',
        'Day 2: You leave at 6 am for Hanuman Garhi with its 76 steps. You may also bow from below. Then you visit Ram Lalla, about two hours and 1.5 km with the queue. Phones and bags stay in the lockers. After breakfast you rest until 4:30 pm. In the evening you visit Kanak Bhawan and Dashrath Mahal, about 300 metres on foot with a few steps. A priest then gives a short reading from the Ramcharitmanas.',
        'Day 3: After breakfast you leave at 8 am for Guptar Ghat, 10 km away, with about 25 steps to the water. Then you drive to Nandigram and Bharat Kund, about 20 km further. The ground there is level, and you can rest in the shade. We take you to the station or airport by 3 pm.',
      ],
      itineraryHindi: [
        'पहला दिन: दोपहर तक होटल पहुँचकर आराम कीजिए। शाम 5 बजे ई-रिक्शा से नागेश्वरनाथ और राम की पैड़ी चलेंगे और घाट पर बैठकर सरयू आरती देखेंगे। वहाँ करीब 20 चौड़ी सीढ़ियाँ हैं। रात 8:30 बजे तक होटल में भोजन कर लेंगे।',
        'दूसरा दिन: सुबह 6 बजे निकलकर हनुमानगढ़ी चलेंगे, जहाँ 76 सीढ़ियाँ हैं। चढ़ना कठिन हो तो नीचे से ही प्रणाम कर लीजिए। फिर रामलला के दर्शन होंगे, कतार मिलाकर करीब 2 घंटे लगते हैं और डेढ़ किलोमीटर चलना होता है। फ़ोन और थैला लॉकर में रखना होता है। नाश्ते के बाद शाम 4:30 बजे तक आराम कीजिए। फिर कनक भवन और दशरथ महल के दर्शन होंगे, करीब 300 मीटर चलना होता है और कुछ सीढ़ियाँ हैं। उसके बाद पंडित जी के साथ बैठकर थोड़ी देर रामचरितमानस का पाठ सुनेंगे।',
        'तीसरा दिन: नाश्ता करके सुबह 8 बजे गुप्तार घाट चलेंगे, जो 10 किलोमीटर दूर है और जहाँ जल तक करीब 25 सीढ़ियाँ हैं। वहाँ से लगभग 20 किलोमीटर आगे नंदीग्राम और भरतकुंड हैं, जहाँ ज़मीन समतल है और छाया में बैठ सकते हैं। दोपहर 3 बजे तक आपको स्टेशन या हवाई अड्डे पहुँचा देंगे।',
      ],
      facility: [
        'Two nights in a hotel room for two, with breakfast',
        'Air-conditioned sedan with driver on all three days',
        'E-rickshaw in the temple lanes',
        'A priest for the Ramcharitmanas reading, with his dakshina',
        'A helper with elders on the morning of darshan',
        'Help with lockers and the free wheelchair at Ram Mandir (the attendant’s fee is extra)',
        'Drinking water in the vehicle',
      ],
      facilityHindi: [
        'दो लोगों के लिए होटल का कमरा, दो रात, नाश्ते के साथ',
        'तीनों दिन ड्राइवर के साथ एसी सेडान गाड़ी',
        'मंदिरों की गलियों में ई-रिक्शा',
        'रामचरितमानस पाठ के लिए पंडित जी, दक्षिणा सहित',
        'दर्शन की सुबह बुज़ुर्गों के साथ सहायक',
        'राम मंदिर में लॉकर और मुफ़्त व्हीलचेयर लेने में मदद, चलाने वाले का मेहनताना अलग',
        'गाड़ी में पीने का पानी',
      ],
      notIncluded: ['Lunch and dinner'],
      notIncludedHindi: ['दोपहर और रात का भोजन'],
    },
    {
      name: 'Ayodhya and Naimisharanya, Four Days',
      nameHindi: 'अयोध्या और नैमिषारण्य, चार दिन',
      ...ayodhyaFacts.naimisharanya,
      price: 23800,
      additionalPerson: 4800,
      itinerary: [
        'Day 1: We meet you in Lucknow or Ayodhya by 11 am. From Lucknow the drive takes about three hours. You rest at the hotel in Ayodhya. In the evening you sit by the Saryu for the aarti, where there are about 20 broad steps. You are back by 8 pm.',
        'Day 2: You leave at 6 am for Hanuman Garhi with its 76 steps. You may also bow from below. Then you visit Ram Lalla, about two hours and 1.5 km with the queue. Phones and bags stay in the lockers. After breakfast you rest until 4:30 pm. Then an e-rickshaw takes you to Kanak Bhawan and Dashrath Mahal, about 300 metres on foot with a few steps.',
        'Day 3: You leave at 7:30 am for Naimisharanya, about five hours with two stops, and rest at the hotel. At 4:30 pm you visit Chakratirth, where you can take the water on your head from the edge. Then you visit Lalita Devi. You walk about 400 metres in all.',
        'Day 4: At 7:30 am you visit Vyas Gaddi, which is shaded and level. Then you visit Hanuman Garhi of Naimisharanya, which has some steps, and Dadhichi Kund at Misrikh, 10 km away. You leave at noon and are at the station or airport in Lucknow by 3 pm.',
      ],
      itineraryHindi: [
        'पहला दिन: सुबह 11 बजे तक गाड़ी आपको लखनऊ या अयोध्या से लेगी। लखनऊ से करीब 3 घंटे का रास्ता है। अयोध्या के होटल में आराम कीजिए। शाम को सरयू किनारे बैठकर आरती देखेंगे, वहाँ करीब 20 चौड़ी सीढ़ियाँ हैं। रात 8 बजे तक होटल लौट आएँगे।',
        'दूसरा दिन: सुबह 6 बजे निकलकर हनुमानगढ़ी चलेंगे, जहाँ 76 सीढ़ियाँ हैं। चढ़ना कठिन हो तो नीचे से ही प्रणाम कर लीजिए। फिर रामलला के दर्शन होंगे, कतार मिलाकर करीब 2 घंटे लगते हैं और डेढ़ किलोमीटर चलना होता है। फ़ोन और थैला लॉकर में रखना होता है। नाश्ते के बाद शाम 4:30 बजे तक आराम कीजिए। फिर ई-रिक्शा से कनक भवन और दशरथ महल चलेंगे, करीब 300 मीटर चलना होता है और कुछ सीढ़ियाँ हैं।',
        'तीसरा दिन: सुबह 7:30 बजे नैमिषारण्य के लिए निकलेंगे। दो बार रुकते हुए करीब 5 घंटे लगते हैं, पहुँचकर होटल में आराम कीजिए। शाम 4:30 बजे चक्रतीर्थ चलेंगे, जहाँ बुज़ुर्ग किनारे से ही जल माथे पर लगा सकते हैं, फिर ललिता देवी के दर्शन होंगे। कुल करीब 400 मीटर चलना होता है।',
        'चौथा दिन: सुबह 7:30 बजे व्यास गद्दी के दर्शन होंगे, जहाँ छाया है और ज़मीन समतल है। फिर नैमिषारण्य की हनुमानगढ़ी चलेंगे, वहाँ कुछ सीढ़ियाँ हैं, और उसके बाद 10 किलोमीटर दूर मिश्रिख में दधीचि कुंड। दोपहर 12 बजे निकलकर 3 बजे तक लखनऊ के स्टेशन या हवाई अड्डे पहुँच जाएँगे।',
      ],
      facility: [
        'Two nights in Ayodhya and one in Naimisharanya, room for two with breakfast',
        'Air-conditioned seven-seater with driver on all four days',
        'Fuel, tolls, parking and the driver’s stay',
        'E-rickshaw in the lanes of Ayodhya',
        'A helper with elders on the morning of darshan in Ayodhya',
        'Help with lockers and the free wheelchair at Ram Mandir (the attendant’s fee is extra)',
        'Dinner in Naimisharanya, where there are few places to eat',
      ],
      facilityHindi: [
        'दो रात अयोध्या और एक रात नैमिषारण्य में, दो लोगों का कमरा, नाश्ते के साथ',
        'चारों दिन ड्राइवर के साथ 7 सीटों वाली एसी गाड़ी',
        'ईंधन, टोल, पार्किंग और ड्राइवर के ठहरने का खर्च शामिल',
        'अयोध्या की गलियों में ई-रिक्शा',
        'अयोध्या में दर्शन की सुबह बुज़ुर्गों के साथ सहायक',
        'राम मंदिर में लॉकर और मुफ़्त व्हीलचेयर लेने में मदद, चलाने वाले का मेहनताना अलग',
        'नैमिषारण्य में रात का भोजन, क्योंकि वहाँ भोजनालय कम हैं',
      ],
      notIncluded: ['Other meals'],
      notIncludedHindi: ['बाकी भोजन'],
      goodToKnow: ['The hotel in Naimisharanya is simple, clean and has hot water'],
      goodToKnowHindi: ['नैमिषारण्य का होटल सादा और साफ़ है, गरम पानी मिलता है'],
    },
  ],
  poojas: [
    {
      name: 'Ram Raksha Stotra Path',
      nameHindi: 'रामरक्षा स्तोत्र पाठ',
      cost: 1500,
      details:
        'After the sankalp and the worship of Ganesh and Sita Ram, the priest recites the Ram Raksha Stotra eleven times. The aarti and prasad close the path. It takes about an hour and a half, in a temple near Kanak Bhawan. You may recite along or listen from a chair. Samagri, prasad and dakshina are included. Please give the names and gotra of the family. We lend you a book of the stotra.',
      detailsHindi:
        'संकल्प, गणेश पूजन और सीताराम जी के पूजन के बाद पंडित जी रामरक्षा स्तोत्र के 11 पाठ करते हैं, फिर आरती और प्रसाद होता है। कनक भवन के पास के मंदिर में करीब डेढ़ घंटा लगता है। आप साथ में पाठ कीजिए या कुर्सी पर बैठकर सुनिए। सामग्री, प्रसाद और दक्षिणा इसी राशि में शामिल हैं। परिवार के नाम और गोत्र बता दीजिए, स्तोत्र की पुस्तक वहीं पढ़ने को मिल जाएगी।',
    },
    {
      name: 'Sundarkand Path with Music',
      nameHindi: 'संगीतमय सुंदरकांड पाठ',
      cost: 5100,
      details:
        'A priest and three singers with harmonium and dholak sing the whole Sundarkand after the worship of Ganesh and Hanuman. It ends with the Hanuman Chalisa, aarti and prasad. It takes about three hours, most often on a Tuesday or Saturday evening, in a temple hall with chairs for elders. Samagri, boondi prasad and the dakshina of all four are included. Please bring a garland or fruit if you wish. Family members may sing along.',
      detailsHindi:
        'गणेश जी और हनुमान जी के पूजन के बाद पंडित जी तीन गायकों के साथ हारमोनियम और ढोलक पर पूरा सुंदरकांड गाते हैं। अंत में हनुमान चालीसा, आरती और प्रसाद होता है। पाठ मंदिर के हॉल में करीब 3 घंटे चलता है, अधिकतर मंगलवार या शनिवार की शाम। बुज़ुर्गों के लिए कुर्सियाँ रहती हैं। सामग्री, बूँदी का प्रसाद और चारों की दक्षिणा इसी राशि में शामिल हैं। मन हो तो माला या फल लाइए, परिवार के लोग साथ में गा भी सकते हैं।',
    },
    {
      name: 'Akhand Ramcharitmanas Path',
      nameHindi: 'अखंड रामचरितमानस पाठ',
      cost: 14500,
      details:
        'Readers take turns to recite the whole Ramcharitmanas without a break in about 24 hours. It begins with your sankalp and the worship of Sita Ram, and ends with havan, aarti and prasad. It is held in a temple or dharmashala hall in Ayodhya. You need to be there for the beginning and the end, and may come and go in between. The readers’ dakshina, samagri, havan and prasad for 25 people are included. Please bring cloth and fruit to offer. Tell us the family names for the sankalp.',
      detailsHindi:
        'आपके संकल्प और सीताराम जी के पूजन के साथ पाठ आरंभ होता है। पाठ करने वाले बारी-बारी से करीब 24 घंटे में बिना रुके पूरे रामचरितमानस का पाठ करते हैं। समापन पर हवन, आरती और प्रसाद होता है। पाठ अयोध्या के किसी मंदिर या धर्मशाला के हॉल में होता है। आरंभ और समापन पर आपका रहना ज़रूरी है, बीच में आ-जा सकते हैं। सामग्री, हवन, 25 लोगों का प्रसाद और पाठ करने वालों की दक्षिणा इसी राशि में शामिल हैं। चढ़ाने के लिए वस्त्र और फल लाइए और संकल्प के लिए परिवार के नाम बता दीजिए।',
    },
    {
      name: 'Ramarcha Pooja',
      nameHindi: 'श्री रामार्चा पूजा',
      cost: 9500,
      details:
        'In this old pooja of Ayodhya the priests worship Bhagwan Ram with Sita ji, his brothers, Hanuman ji and all his court. They offer tulsi, flowers and a full bhog, and tell the Ramarcha katha. It takes five to six hours with pauses, in a temple or ashram hall where elders may sit on chairs. Samagri, bhog, the dakshina of two priests and prasad for 15 are included. Please bring yellow cloth for the offering. Plan a light day, with only fruit or milk before the pooja.',
      detailsHindi:
        'अयोध्या में पीढ़ियों से चली आ रही इस पूजा में सीता जी, तीनों भाइयों, हनुमान जी और पूरे दरबार के साथ प्रभु श्रीराम का पूजन होता है। तुलसी, फूल और पूरा भोग चढ़ाते हैं और रामार्चा की कथा कहते हैं। बीच में विश्राम के साथ 5 से 6 घंटे लगते हैं। पूजा मंदिर या आश्रम के हॉल में होती है, जहाँ बुज़ुर्ग कुर्सी पर बैठ सकते हैं। सामग्री, भोग, दो पंडितों की दक्षिणा और 15 लोगों का प्रसाद इसी राशि में शामिल हैं। चढ़ाने के लिए पीला वस्त्र लाइए, पूजा से पहले केवल फल या दूध लीजिए और उस दिन कोई और काम न रखिए।',
    },
    {
      name: 'Saryu Pujan and Deep Daan',
      nameHindi: 'सरयू पूजन और दीपदान',
      cost: 1100,
      details:
        'On the ghat the priest worships Mother Saryu with you, with milk, flowers, roli and a chunri. You set eleven lamps on the water. It takes about 40 minutes, in the early morning or before the evening aarti, where the steps are broad and easy. Samagri, lamps and dakshina are included. Please bring a towel if you wish to bathe, and a small vessel for the water.',
      detailsHindi:
        'घाट पर पंडित जी आपके साथ दूध, फूल, रोली और चुनरी से सरयू मैया का पूजन करते हैं और आप 11 दीये जल में प्रवाहित करते हैं। भोर में या संध्या आरती से पहले, चौड़ी और आसान सीढ़ियों वाले घाट पर करीब 40 मिनट लगते हैं। सामग्री, दीये और दक्षिणा इसी राशि में शामिल हैं। स्नान करना हो तो तौलिया और जल ले जाना हो तो छोटा पात्र साथ लाइए।',
    },
    {
      name: 'Hanuman Pooja with 108 Chalisa',
      nameHindi: 'हनुमान पूजा और 108 चालीसा पाठ',
      cost: 5500,
      details:
        'Hanuman ji is offered sindoor, jasmine oil, a garland and laddus. Four priests together recite the Hanuman Chalisa 108 times, and the aarti follows. It takes about three hours in a Hanuman temple near Hanuman Garhi, reached without many steps. Samagri, laddu prasad and the dakshina of all four are included. Please come bathed. You may bring a red cloth to offer, and you need not stay for the whole pooja.',
      detailsHindi:
        'हनुमान जी को सिंदूर, चमेली का तेल, माला और लड्डू अर्पित किए जाते हैं, फिर चार पंडित मिलकर हनुमान चालीसा के 108 पाठ पूरे करते हैं और आरती होती है। हनुमानगढ़ी के पास के हनुमान मंदिर में करीब 3 घंटे लगते हैं, वहाँ सीढ़ियाँ अधिक नहीं हैं। सामग्री, लड्डू का प्रसाद और चारों पंडितों की दक्षिणा इसी राशि में शामिल हैं। स्नान करके आइए, चढ़ाने के लिए लाल वस्त्र ला सकते हैं। पूरे पाठ में बैठे रहना ज़रूरी नहीं है।',
    },
    {
      name: 'Rudrabhishek by the Saryu',
      nameHindi: 'सरयू तट पर रुद्राभिषेक',
      cost: 2500,
      details:
        'At Nageshwarnath the Shivling is bathed with Saryu water and panchamrit while the Rudri is recited. Bel leaves and the aarti follow. When the temple is crowded, we go to a smaller Shiva temple close by. It takes about an hour and a half. Allow more time on Mondays and in Sawan. Samagri and dakshina are included. Please come bathed, in clothes that may get wet, and give your name and gotra for the sankalp.',
      detailsHindi:
        'नागेश्वरनाथ मंदिर में सरयू जल और पंचामृत से शिवलिंग का अभिषेक होता है और साथ में रुद्री का पाठ चलता है। फिर बेलपत्र चढ़ाकर आरती होती है। मंदिर में भीड़ हो तो पास के छोटे शिव मंदिर में पूजा कराते हैं। करीब डेढ़ घंटा लगता है, सोमवार को और सावन में कुछ अधिक समय रखिए। सामग्री और दक्षिणा इसी राशि में शामिल हैं। स्नान करके ऐसे कपड़ों में आइए जो भीग जाएँ तो चिंता न हो, और संकल्प के लिए नाम और गोत्र बता दीजिए।',
    },
    {
      name: 'Pind Daan at Bharat Kund',
      nameHindi: 'भरतकुंड पर पिंडदान',
      cost: 4500,
      details:
        'At Bharat Kund in Nandigram, about 20 km from Ayodhya, the priest guides you through the sankalp, tarpan and the pinds for your ancestors. If your family has its own priest there, tell us his name. It takes about two hours before noon, on level ground under trees, and you may sit on a stool. Samagri, pinds and dakshina are included. The vehicle is separate. Please bring the names and gotra of your ancestors and wear plain light clothes. Eat only afterwards.',
      detailsHindi:
        'अयोध्या से करीब 20 किलोमीटर दूर नंदीग्राम के भरतकुंड पर पंडित जी संकल्प, तर्पण और पितरों के निमित्त पिंडदान कराते हैं। वहाँ आपके कुल के अपने पुरोहित हों तो उनका नाम बता दीजिए। पेड़ों की छाया में समतल जगह पर, दोपहर से पहले, करीब 2 घंटे लगते हैं। आप चौकी पर बैठ सकते हैं। सामग्री, पिंड और दक्षिणा इसी राशि में शामिल हैं, गाड़ी का खर्च अलग है। पितरों के नाम और गोत्र लिखकर लाइए, हल्के रंग के सादे वस्त्र पहनिए और भोजन बाद में कीजिए।',
    },
    {
      name: 'Vishnu Sahasranama Path',
      nameHindi: 'विष्णु सहस्रनाम पाठ',
      cost: 2100,
      details:
        'The priest worships Bhagwan Vishnu with tulsi and yellow flowers and recites the thousand names, with a tulsi leaf for each. It takes about two hours, on a Thursday or Ekadashi if you can. It is held in a temple near Ram ki Paidi, or in your hotel room if the hotel allows it. Samagri, tulsi, prasad and dakshina are included. You need to bring only fruit for the offering.',
      detailsHindi:
        'तुलसी और पीले फूलों से भगवान विष्णु का पूजन होता है और पंडित जी सहस्रनाम का पाठ करते हुए हर नाम पर एक तुलसीदल अर्पित करते हैं। राम की पैड़ी के पास के मंदिर में, या अनुमति हो तो आपके होटल के कमरे में, करीब 2 घंटे लगते हैं। हो सके तो गुरुवार या एकादशी का दिन चुनिए। सामग्री, तुलसी, प्रसाद और दक्षिणा इसी राशि में शामिल हैं। आपको केवल भोग के लिए फल लाने हैं।',
    },
  ],
}
