import type { CityContent } from './city-content.ts'
import { chitrakootFacts } from './facts/chitrakoot.ts'

export const chitrakoot: CityContent = {
  city: 'Chitrakoot',
  cityHindi: 'चित्रकूट',
  state: 'Uttar Pradesh',
  stateHindi: 'उत्तर प्रदेश',
  about: 'Kamadgiri parikrama and Ramghat on the Mandakini',
  aboutHindi: 'कामदगिरि की परिक्रमा और मंदाकिनी का रामघाट',
  link: 'https://chitrakoot.nic.in/',
  meetingPlace: 'Chitrakootdham Karwi station',
  meetingPlaceHindi: 'चित्रकूटधाम कर्वी स्टेशन',
  latitude: 25.1788,
  longitude: 80.8655,
  packages: [
    {
      name: 'Chitrakoot in One Day',
      nameHindi: 'एक दिन में चित्रकूट दर्शन',
      ...chitrakootFacts.oneDay,
      price: 4600,
      additionalPerson: 800,
      itinerary: [
        'Day 1: The driver meets you at 6 am, at Chitrakootdham Karwi station or at your door in town. You bathe or simply sit at Ramghat. About 20 steps lead down to the river, and you can also sit above. Then you have darshan of Kamtanath Ji at the main gate of Kamadgiri. You walk about 800 metres on level ground in all. At 10 am you drive to Sati Anusuya Ashram on the river, about 200 metres on foot and nearly level. From 1 pm to 4 pm you rest in a room. The day ends with the Mandakini aarti at Ramghat, at about 6 pm in winter and 7 pm in summer. You are back by 8:30 pm.',
      ],
      itineraryHindi: [
        'पहला दिन: सुबह 6 बजे ड्राइवर आपको चित्रकूटधाम कर्वी स्टेशन से या शहर में जहाँ आप ठहरे हों, वहाँ से लेने आएँगे। रामघाट पर आप स्नान करेंगे या बस घाट पर बैठेंगे। नदी तक करीब 20 सीढ़ियाँ हैं, चाहें तो ऊपर ही बैठ सकते हैं। फिर कामदगिरि के मुख्य द्वार पर कामतानाथ जी के दर्शन होंगे। कुल मिलाकर लगभग 800 मीटर समतल रास्ते पर चलना है। सुबह 10 बजे गाड़ी से नदी किनारे सती अनुसूया आश्रम जाएँगे, जहाँ 200 मीटर का लगभग समतल रास्ता है। दोपहर 1 से 4 बजे तक कमरे में आराम रहेगा। शाम को रामघाट पर मंदाकिनी की आरती देखेंगे, जो जाड़े में 6 बजे और गर्मी में 7 बजे के आसपास होती है। रात 8:30 बजे तक आपको वापस पहुँचा देंगे।',
      ],
      facility: [
        'A car of your own with driver, 6 am to 8:30 pm',
        'Clean room for rest, 1 pm to 4 pm',
        'Drinking water in the car',
        'Light folding stool for the ghat, on request',
        'Parking, tolls and permit for the Madhya Pradesh side',
        'Phone help in Hindi and English all day',
      ],
      facilityHindi: [
        'सुबह 6 से रात 8:30 बजे तक आपके लिए अलग गाड़ी, ड्राइवर सहित',
        'दोपहर 1 से 4 बजे तक आराम के लिए साफ़ कमरा',
        'गाड़ी में पीने का पानी',
        'घाट पर बैठने के लिए हल्का फ़ोल्डिंग स्टूल, कहने पर',
        'पार्किंग, टोल और मध्य प्रदेश की ओर जाने का परमिट',
        'दिन भर फ़ोन पर हिन्दी और अंग्रेज़ी में मदद',
      ],
      notIncluded: ['Meals'],
      notIncludedHindi: ['भोजन'],
    },
    {
      name: 'Ramghat and Kamadgiri Parikrama, Two Days',
      nameHindi: 'रामघाट और कामदगिरि परिक्रमा, दो दिन',
      ...chitrakootFacts.parikrama,
      price: 8900,
      additionalPerson: 2600,
      itinerary: [
        'Day 1: The driver meets you at Chitrakootdham Karwi station any time after 11 am. In about half an hour you are in your room near Ramghat, and the afternoon is free for rest. At 5 pm you go to the ghat. About 20 steps lead down to the river, and you can also sit above. The Mandakini aarti is at about 6 pm in winter and 7 pm in summer. Dinner is at 8:30 pm.',
        'Day 2: You set out at 5 am, in winter at 6 am, for the parikrama of Kamadgiri. It is 5 km on a level paved path and takes two to three hours with stops at the temples. Most people walk barefoot, but you may wear cotton socks. If you do not wish to walk so far, have darshan at the main gate and wait there with the driver. After breakfast and rest you see Janki Kund and Sphatik Shila by car, about 300 metres on foot. You reach the station by 4 pm.',
      ],
      itineraryHindi: [
        'पहला दिन: सुबह 11 बजे के बाद आप जब भी पहुँचें, ड्राइवर चित्रकूटधाम कर्वी स्टेशन पर मिलेंगे। लगभग आधे घंटे में आप रामघाट के पास अपने कमरे में होंगे और दोपहर आराम के लिए रहेगी। शाम 5 बजे घाट पर चलेंगे। नदी तक करीब 20 सीढ़ियाँ हैं, चाहें तो ऊपर ही बैठ सकते हैं। मंदाकिनी की आरती जाड़े में 6 बजे और गर्मी में 7 बजे के आसपास होती है। रात का भोजन 8:30 बजे होगा।',
        'दूसरा दिन: सुबह 5 बजे, जाड़े में 6 बजे, कामदगिरि की परिक्रमा के लिए निकलेंगे। 5 किलोमीटर का पक्का और समतल रास्ता है और बीच-बीच में मंदिरों पर रुकते हुए 2 से 3 घंटे लगते हैं। अधिकतर लोग नंगे पाँव चलते हैं पर आप सूती मोज़े पहन सकते हैं। जो इतना न चलना चाहें, वे मुख्य द्वार पर दर्शन करके ड्राइवर के साथ वहीं रुक सकते हैं। नाश्ते और आराम के बाद गाड़ी से जानकी कुंड और स्फटिक शिला देखेंगे, जहाँ लगभग 300 मीटर पैदल चलना है। शाम 4 बजे तक स्टेशन पहुँच जाएँगे।',
      ],
      facility: [
        'One night in a clean room for two near Ramghat',
        'Ground-floor room or one near a lift, if you call us when you book',
        'A car of your own with the same driver on both days',
        'One vegetarian dinner and one breakfast',
        'Pick-up and drop at Chitrakootdham Karwi station',
        'Parking, tolls and permit included',
      ],
      facilityHindi: [
        'रामघाट के पास दो लोगों का साफ़ कमरा, एक रात',
        'बुकिंग करके फ़ोन पर बता दें तो नीचे की मंज़िल का या लिफ़्ट के पास का कमरा',
        'आपके लिए अलग गाड़ी, दोनों दिन वही ड्राइवर',
        'एक रात का शाकाहारी भोजन और एक सुबह का नाश्ता',
        'चित्रकूटधाम कर्वी स्टेशन से लाना और वहीं पहुँचाना',
        'पार्किंग, टोल और परमिट शामिल',
      ],
      notIncluded: ['Lunch and temple offerings'],
      notIncludedHindi: ['दोपहर का भोजन और मंदिर का चढ़ावा'],
    },
    {
      name: 'Chitrakoot Dham, Three Days',
      nameHindi: 'चित्रकूट धाम, तीन दिन',
      ...chitrakootFacts.threeDays,
      price: 13800,
      additionalPerson: 3900,
      itinerary: [
        'Day 1: You reach your room by midday and rest until 4 pm. Then you have darshan of Kamtanath Ji at the main gate of Kamadgiri, about 500 metres on level ground. You go on to Ramghat for the Mandakini aarti. About 20 steps lead down to the river, and you can also sit above. You are back for dinner by 8:30 pm.',
        'Day 2: After breakfast you leave at 7:30 am for Gupt Godavari, about 18 km away. About 50 steps lead up to the caves. The first cave has a narrow entrance, and in the second the water may reach your knees. You may stop at the gate and sit there. After lunch and an hour of rest you visit Sati Anusuya Ashram, about 200 metres on foot and nearly level. You return by 5 pm.',
        'Day 3: At 8:30 am you go to Hanuman Dhara, which has about 360 steps. The ropeway avoids most of the steps, but a few remain at the top. It does not run in strong wind. At 11 am you drive to Bharat Koop, about 20 km. The well and the temple are a short level walk from the car. You have lunch on the way and reach the station by 4 pm.',
      ],
      itineraryHindi: [
        'पहला दिन: दोपहर तक आप अपने कमरे में पहुँच जाएँगे और शाम 4 बजे तक आराम करेंगे। फिर कामदगिरि के मुख्य द्वार पर कामतानाथ जी के दर्शन होंगे, लगभग 500 मीटर समतल रास्ते पर चलना है। वहाँ से मंदाकिनी की आरती के लिए रामघाट जाएँगे। नदी तक करीब 20 सीढ़ियाँ हैं, चाहें तो ऊपर ही बैठ सकते हैं। रात 8:30 बजे तक भोजन के लिए लौट आएँगे।',
        'दूसरा दिन: नाश्ता करके सुबह 7:30 बजे गुप्त गोदावरी के लिए निकलेंगे, जो लगभग 18 किलोमीटर दूर है। गुफाओं तक करीब 50 सीढ़ियाँ हैं। पहली गुफा का मुँह सँकरा है और दूसरी में घुटनों तक पानी हो सकता है। जो भीतर न जाना चाहें वे द्वार के पास बैठ सकते हैं। भोजन और एक घंटे के आराम के बाद सती अनुसूया आश्रम जाएँगे, जहाँ 200 मीटर का लगभग समतल रास्ता है। शाम 5 बजे तक लौट आएँगे।',
        'तीसरा दिन: सुबह 8:30 बजे हनुमान धारा चलेंगे, जहाँ लगभग 360 सीढ़ियाँ हैं। रोपवे से अधिकतर सीढ़ियाँ बच जाती हैं, बस ऊपर कुछ सीढ़ियाँ चढ़नी पड़ती हैं। तेज़ हवा में रोपवे नहीं चलता। 11 बजे गाड़ी से भरत कूप जाएँगे, जो करीब 20 किलोमीटर दूर है। वहाँ कुआँ और मंदिर गाड़ी से थोड़ी ही दूर समतल रास्ते पर हैं। रास्ते में भोजन करके शाम 4 बजे तक स्टेशन पहुँच जाएँगे।',
      ],
      facility: [
        'Two nights in a clean room for two with hot water',
        'Ground-floor room or one near a lift, if you call us when you book',
        'A car of your own with the same driver throughout',
        'Vegetarian dinner on both nights and breakfast on both mornings after',
        'Return ropeway tickets at Hanuman Dhara',
        'Entry tickets at Gupt Godavari',
        'Parking, tolls and permit for the Madhya Pradesh side',
      ],
      facilityHindi: [
        'दो लोगों का साफ़ कमरा, दो रात, गरम पानी के साथ',
        'बुकिंग करके फ़ोन पर बता दें तो नीचे की मंज़िल का या लिफ़्ट के पास का कमरा',
        'आपके लिए अलग गाड़ी, शुरू से अंत तक वही ड्राइवर',
        'दोनों रात शाकाहारी भोजन और दोनों सुबह नाश्ता',
        'हनुमान धारा के रोपवे का आने-जाने का टिकट',
        'गुप्त गोदावरी का प्रवेश टिकट',
        'पार्किंग, टोल और मध्य प्रदेश की ओर जाने का परमिट',
      ],
      notIncluded: ['Lunch and temple offerings'],
      notIncludedHindi: ['दोपहर का भोजन और मंदिर का चढ़ावा'],
    },
    {
      name: 'Chitrakoot at an Easy Pace, Four Days',
      nameHindi: 'आराम से चित्रकूट, चार दिन',
      ...chitrakootFacts.easyPace,
      price: 18500,
      additionalPerson: 4900,
      itinerary: [
        'Day 1: The driver meets you at the station and takes you to your room. Nothing is planned before evening. At 5:30 pm you go to Ramghat for the Mandakini aarti. We place a chair for you on the upper ghat, so you do not have to go down.',
        'Day 2: From 6 am you walk as much of the 5 km Kamadgiri parikrama as you like. The path is level. Turn back when you are tired, or only have darshan at the main gate. Midday is for rest. At 4:30 pm you spend a quiet hour by the river at Janki Kund. You are back before dark.',
        'Day 3: After breakfast you leave at 8 am for Sati Anusuya Ashram, about 200 metres on foot and nearly level. You have lunch there in peace. In the afternoon you see Gupt Godavari. About 50 steps lead up to the caves. The first cave has a narrow entrance, and in the second the water may reach your knees. You may stop at the gate and sit there. You return by 5 pm and the evening is free.',
        'Day 4: At 9 am you go up to Hanuman Dhara by ropeway. A few steps remain at the top, and the ropeway does not run in strong wind. You come back to the room for lunch and rest. At 2 pm you see Bharat Koop, a short level walk from the car. You reach the station by 5 pm.',
      ],
      itineraryHindi: [
        'पहला दिन: ड्राइवर आपको स्टेशन से लेकर कमरे तक पहुँचाएँगे और शाम से पहले कहीं जाना नहीं है। शाम 5:30 बजे मंदाकिनी की आरती के लिए रामघाट जाएँगे। आपके लिए ऊपर के घाट पर कुर्सी लगा दी जाएगी, सीढ़ियाँ उतरनी नहीं पड़ेंगी।',
        'दूसरा दिन: सुबह 6 बजे से कामदगिरि की 5 किलोमीटर की समतल परिक्रमा में जितना मन हो उतना चलिए, थक जाएँ तो लौट आइए, या केवल मुख्य द्वार पर दर्शन कर लीजिए। दोपहर आराम के लिए है। शाम 4:30 बजे जानकी कुंड पर नदी किनारे एक घंटा शांति से बैठेंगे और अँधेरा होने से पहले लौट आएँगे।',
        'तीसरा दिन: नाश्ता करके सुबह 8 बजे सती अनुसूया आश्रम के लिए निकलेंगे, जहाँ 200 मीटर का लगभग समतल रास्ता है। वहीं इत्मीनान से भोजन करेंगे। दोपहर बाद गुप्त गोदावरी देखेंगे। गुफाओं तक करीब 50 सीढ़ियाँ हैं। पहली गुफा का मुँह सँकरा है और दूसरी में घुटनों तक पानी हो सकता है। जो भीतर न जाना चाहें वे द्वार के पास बैठ सकते हैं। शाम 5 बजे तक वापस आ जाएँगे और शाम खाली रहेगी।',
        'चौथा दिन: सुबह 9 बजे रोपवे से हनुमान धारा जाएँगे। ऊपर कुछ सीढ़ियाँ हैं, और तेज़ हवा में रोपवे नहीं चलता। लौटकर कमरे पर भोजन और आराम करेंगे। दोपहर 2 बजे भरत कूप देखेंगे, जो गाड़ी से थोड़ी ही दूर समतल रास्ते पर है। शाम 5 बजे तक स्टेशन पहुँच जाएँगे।',
      ],
      facility: [
        'Three nights in a clean room for two with hot water',
        'Ground-floor room with a western-style toilet',
        'A car of your own with the same driver throughout',
        'Breakfast, lunch and vegetarian dinner, mildly spiced on request',
        'A chair on the ghat for the aarti',
        'Return ropeway tickets at Hanuman Dhara',
        'Parking, tolls and permit for the Madhya Pradesh side',
      ],
      facilityHindi: [
        'दो लोगों का साफ़ कमरा, तीन रात, गरम पानी के साथ',
        'नीचे की मंज़िल का कमरा, वेस्टर्न टॉयलेट के साथ',
        'आपके लिए अलग गाड़ी, शुरू से अंत तक वही ड्राइवर',
        'नाश्ता, दोपहर और रात का शाकाहारी भोजन, कहने पर कम मिर्च-मसाले का',
        'आरती के समय घाट पर बैठने के लिए कुर्सी',
        'हनुमान धारा के रोपवे का आने-जाने का टिकट',
        'पार्किंग, टोल और मध्य प्रदेश की ओर जाने का परमिट',
      ],
      notIncluded: ['Temple offerings'],
      notIncludedHindi: ['मंदिर का चढ़ावा'],
    },
  ],
  poojas: [
    {
      name: 'Mandakini Snan Sankalp and Deep Daan',
      nameHindi: 'मंदाकिनी स्नान संकल्प और दीपदान',
      cost: 1100,
      details:
        'At Ramghat the priest leads your sankalp with name and gotra. You bathe in the Mandakini or only sprinkle its water. After a pooja of the river you set lamps afloat in leaf cups. About 20 steps lead down to the river. It takes about 45 minutes, at sunrise or before the evening aarti. Flowers, leaf cups, ghee, wicks and the priest’s dakshina are included. Please bring a change of clothes and a towel.',
      detailsHindi:
        'रामघाट पर पंडित जी आपके नाम और गोत्र से संकल्प कराएँगे और आप मंदाकिनी में स्नान करेंगे या केवल जल छिड़क लेंगे। नदी के पूजन के बाद दोने में दीप रखकर प्रवाहित करेंगे। नदी तक करीब 20 सीढ़ियाँ हैं। इसमें लगभग 45 मिनट लगते हैं, सूर्योदय के समय या संध्या आरती से पहले। फूल, दोने, घी, बाती और पंडित जी की दक्षिणा इसी राशि में शामिल हैं। बदलने के कपड़े और तौलिया साथ लाइए।',
    },
    {
      name: 'Kamtanath Pujan with Parikrama Sankalp',
      nameHindi: 'कामतानाथ पूजन और परिक्रमा संकल्प',
      cost: 1500,
      details:
        'At the main gate of Kamadgiri the priest offers sandal paste, tulsi, flowers and prasad to Kamtanath Ji in your name. He leads your sankalp for the parikrama. The pooja takes about 40 minutes. The level walk of 5 km follows at your own pace, and the pooja is complete without it too. Offerings, prasad and dakshina are included. Please come bathed and leave leather things in the car.',
      detailsHindi:
        'कामदगिरि के मुख्य द्वार पर पंडित जी आपके नाम से कामतानाथ जी को चंदन, तुलसी, फूल और प्रसाद अर्पित करेंगे और परिक्रमा का संकल्प कराएँगे। पूजन में लगभग 40 मिनट लगते हैं। उसके बाद 5 किलोमीटर की समतल परिक्रमा आप अपनी चाल से कीजिए, और न कर सकें तो भी पूजन पूरा माना जाता है। पूजा की सामग्री, प्रसाद और दक्षिणा इसी राशि में शामिल हैं। स्नान करके आइए और चमड़े की चीज़ें गाड़ी में ही रहने दीजिए।',
    },
    {
      name: 'Rudrabhishek at Mattagajendranath Temple',
      nameHindi: 'मत्तगजेंद्रनाथ मंदिर में रुद्राभिषेक',
      cost: 2800,
      details:
        'In the Shiva temple above Ramghat the priest begins with Ganesh pujan. He bathes the Shivling with water, milk, curd, ghee, honey and sugar while he recites the Rudrashtadhyayi. Bel leaves and the aarti follow. It takes about an hour and a half, in the morning. On Mondays and in Sawan the hour depends on the crowd. Samagri and dakshina for one priest are included. A flight of steps leads up to the temple. Please bring your own seat mat if you need a thick one.',
      detailsHindi:
        'रामघाट के ऊपर शिव मंदिर में पंडित जी पहले गणेश पूजन करेंगे। फिर रुद्राष्टाध्यायी के पाठ के साथ जल, दूध, दही, घी, शहद और शक्कर से शिवलिंग का अभिषेक होगा। अंत में बेलपत्र चढ़ाकर आरती होगी। यह सुबह होता है और इसमें लगभग डेढ़ घंटा लगता है। सोमवार को और सावन में समय भीड़ देखकर तय होता है। सामग्री और एक पंडित जी की दक्षिणा इसी राशि में शामिल हैं। मंदिर तक सीढ़ियाँ चढ़नी होती हैं। मोटा आसन चाहिए तो अपना साथ लाइए।',
    },
    {
      name: 'Pind Daan and Pitru Tarpan at Ramghat',
      nameHindi: 'रामघाट पर पिंडदान और पितृ तर्पण',
      cost: 3100,
      details:
        'After a bath and sankalp you offer water with black sesame and kusha to your ancestors by name. Pinds of rice and barley flour are made, worshipped and at the end given to the river. If your family has its own priest here, tell us his name. The rite takes about two hours before noon, and you may sit on a stool. About 20 steps lead down to the river. Samagri and dakshina are included, but not a meal for brahmins. Please bring a dhoti or sari for the rite, and the names and gotra of three generations on paper.',
      detailsHindi:
        'स्नान और संकल्प के बाद काले तिल और कुश के साथ नाम लेकर पितरों को जल देते हैं। चावल और जौ के आटे के पिंड बनाकर उनका पूजन होता है और अंत में उन्हें नदी में प्रवाहित करते हैं। यहाँ आपके कुल के अपने पुरोहित हों तो उनका नाम बता दीजिए। यह दोपहर से पहले होता है और इसमें लगभग 2 घंटे लगते हैं। आप चौकी पर बैठ सकते हैं। नदी तक करीब 20 सीढ़ियाँ हैं। सामग्री और दक्षिणा इसी राशि में शामिल हैं, ब्राह्मण भोजन शामिल नहीं है। पहनने के लिए धोती या साड़ी, और तीन पीढ़ियों के नाम और गोत्र कागज़ पर लिखकर साथ लाइए।',
    },
    {
      name: 'Sundarkand Path',
      nameHindi: 'सुंदरकांड पाठ',
      cost: 3500,
      details:
        'A priest and two companions sing the whole Sundarkand with harmonium and dholak, after Ganesh and Hanuman pujan. The Hanuman Chalisa and aarti follow. It takes about three hours, usually from 4 pm, in a hall near Ramghat or where you stay. Large-print Hindi books, samagri, boondi prasad and dakshina are included. You may bring a picture of your own deity to place by the lamp.',
      detailsHindi:
        'गणेश पूजन और हनुमान पूजन के बाद पंडित जी और उनके दो साथी हारमोनियम और ढोलक पर पूरा सुंदरकांड गाएँगे। फिर हनुमान चालीसा और आरती होगी। पाठ रामघाट के पास के हॉल में होता है, या जहाँ आप ठहरे हैं, वहीं। इसमें लगभग 3 घंटे लगते हैं और पाठ अक्सर शाम 4 बजे से होता है। बड़े अक्षरों की हिन्दी पुस्तकें, सामग्री, बूँदी का प्रसाद और दक्षिणा इसी राशि में शामिल हैं। चाहें तो अपने इष्ट देव का चित्र ले आइए, दीपक के पास रखा जाएगा।',
    },
    {
      name: 'Akhand Ramcharitmanas Path',
      nameHindi: 'अखंड रामचरितमानस पाठ',
      cost: 11500,
      details:
        'Readers take turns to read the Ramcharitmanas from beginning to end without a break, in a hall near Ramghat. A lamp burns all the time. It begins at 9 am and ends at about 9 am the next day with havan and aarti. Your family may sit and read along at any hour, and rest when you like. The readers’ dakshina, samagri, havan and prasad for 15 people are included. Please bring a shawl for the night. Tell us the names for the sankalp beforehand.',
      detailsHindi:
        'रामघाट के पास के हॉल में पाठ करने वाले बारी-बारी से बैठकर शुरू से अंत तक रामचरितमानस का अखंड पाठ करते हैं और पूरे समय दीपक जलता रहता है। पाठ सुबह 9 बजे शुरू होता है और अगले दिन लगभग 9 बजे हवन और आरती के साथ पूरा होता है। आपके परिवार के लोग जब चाहें साथ बैठकर पढ़ें और जब मन हो आराम करने चले जाएँ। पाठ करने वालों की दक्षिणा, सामग्री, हवन और 15 लोगों का प्रसाद इसी राशि में शामिल हैं। रात के लिए शॉल साथ लाइए और संकल्प के नाम पहले बता दीजिए।',
    },
    {
      name: 'Satyanarayan Vrat Katha',
      nameHindi: 'सत्यनारायण व्रत कथा',
      cost: 2800,
      details:
        'The priest sets up the kalash and the navgrah and worships Shaligram Ji, in your room or the hall of the house where you stay. He reads all five chapters of the katha and explains them in plain Hindi. Havan and aarti follow. It takes about two hours, before noon or towards evening. Samagri, panjiri, panchamrit, fruit and dakshina are included. If you keep the fast, you need to bring only clean clothes.',
      detailsHindi:
        'आप जहाँ ठहरे हैं, वहाँ के कमरे या हॉल में पंडित जी कलश और नवग्रह की स्थापना करके शालिग्राम जी का पूजन करेंगे। वे कथा के पाँचों अध्याय पढ़कर सरल हिन्दी में समझाएँगे और अंत में हवन और आरती होगी। इसमें लगभग 2 घंटे लगते हैं, दोपहर से पहले या शाम के समय। सामग्री, पंजीरी, पंचामृत, फल और दक्षिणा इसी राशि में शामिल हैं। व्रत रखने वाले बस साफ़ कपड़े साथ लाएँ, और कुछ लाना नहीं है।',
    },
    {
      name: 'Suhag Pujan of Mata Anusuya',
      nameHindi: 'माता अनुसूया का सुहाग पूजन',
      cost: 2100,
      details:
        'At Sati Anusuya Ashram, 16 km from Ramghat, you offer sindoor, bangles, a chunri and the other suhag items to Mata Anusuya. A short reading and aarti follow. Husband and wife may sit together. It takes about 45 minutes, in the morning. The walk is about 200 metres and nearly level. The items, sweets, fruit and dakshina are included. The car journey is not. You may bring a sari of your own choice to offer.',
      detailsHindi:
        'रामघाट से 16 किलोमीटर दूर सती अनुसूया आश्रम में माता अनुसूया को सिंदूर, चूड़ियाँ, चुनरी और सुहाग की बाकी चीज़ें चढ़ाई जाती हैं, फिर छोटा-सा पाठ और आरती होती है। पति-पत्नी साथ बैठ सकते हैं। यह पूजन सुबह होता है और इसमें लगभग 45 मिनट लगते हैं। चलना करीब 200 मीटर है, रास्ता लगभग समतल है। सुहाग की सामग्री, मिठाई, फल और दक्षिणा इसी राशि में शामिल हैं, गाड़ी का खर्च अलग है। चढ़ाने के लिए अपनी पसंद की साड़ी ला सकते हैं।',
    },
  ],
}
