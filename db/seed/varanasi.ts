import type { CityContent } from './city-content.ts'
import { varanasiFacts } from './facts/varanasi.ts'

export const varanasi: CityContent = {
  city: 'Varanasi',
  cityHindi: 'वाराणसी',
  state: 'Uttar Pradesh',
  stateHindi: 'उत्तर प्रदेश',
  about: 'Baba Vishwanath, the ghats and the evening aarti',
  aboutHindi: 'बाबा विश्वनाथ, गंगा के घाट और संध्या आरती',
  link: 'https://varanasi.nic.in/',
  meetingPlace: 'Varanasi Junction, main gate',
  meetingPlaceHindi: 'वाराणसी जंक्शन, मुख्य द्वार',
  latitude: 25.3176,
  longitude: 82.9739,
  packages: [
    {
      name: 'Kashi Vishwanath and Ganga Aarti, One Day',
      nameHindi: 'काशी विश्वनाथ दर्शन और गंगा आरती, एक दिन',
      ...varanasiFacts.oneDay,
      price: 6500,
      additionalPerson: 1200,
      itinerary: [
        'Day 1: The driver meets you at the meeting place at 5:30 am. As is the custom in Kashi, you first bow to Kaal Bhairav. The lane to the temple is narrow and about 200 metres long. Then you visit Baba Vishwanath and Mata Annapurna. The e-rickshaw goes as far as the police allow, and then you walk about 700 metres. Phones are left in a locker. It takes about three hours with the queues. You have breakfast and rest in a hotel room until 3:30 pm. Then you visit Sankat Mochan. At dusk you go down about 30 steps at Assi Ghat to a boat for the Ganga aarti. You are back by 8:30 pm.',
      ],
      itineraryHindi: [
        'पहला दिन: सुबह 5:30 बजे गाड़ी मिलने की जगह पर आएगी। काशी की रीत के अनुसार पहले काल भैरव जी को प्रणाम कीजिए, मंदिर तक करीब 200 मीटर की सँकरी गली है। फिर बाबा विश्वनाथ और माता अन्नपूर्णा के दर्शन होंगे। ई-रिक्शा वहीं तक जाता है जहाँ तक पुलिस जाने दे, आगे लगभग 700 मीटर पैदल चलना होता है। फ़ोन लॉकर में रखना होता है। कतार मिलाकर करीब 3 घंटे लगते हैं। इसके बाद होटल के कमरे में नाश्ता करके 3:30 बजे तक आराम कीजिए। फिर संकट मोचन हनुमान जी के दर्शन होंगे और शाम ढले अस्सी घाट की करीब 30 सीढ़ियाँ उतरकर नाव से गंगा आरती देखेंगे। रात 8:30 बजे तक आप वापस पहुँच जाएँगे।',
      ],
      facility: [
        'Air-conditioned sedan with driver, 5:30 am to 8:30 pm',
        'Hotel room for rest at midday, with breakfast',
        'E-rickshaw as far as the police allow, then about 700 metres on foot',
        'Seats in a shared boat for the Ganga aarti',
        'A helper who walks with elders at the temple and the ghat',
        'Wheelchair at Kashi Vishwanath, if you ask a day ahead',
        'Drinking water in the vehicle',
      ],
      facilityHindi: [
        'ड्राइवर के साथ एसी सेडान गाड़ी, सुबह 5:30 से रात 8:30 बजे तक',
        'दोपहर में आराम के लिए होटल का कमरा, नाश्ते के साथ',
        'जहाँ तक अनुमति हो, वहाँ तक ई-रिक्शा, आगे लगभग 700 मीटर पैदल',
        'गंगा आरती के लिए साझा नाव में बैठने की जगह',
        'मंदिर और घाट पर बुज़ुर्गों के साथ चलने वाले सहायक',
        'काशी विश्वनाथ में व्हीलचेयर, एक दिन पहले बता देने पर',
        'गाड़ी में पीने का पानी',
      ],
      goodToKnow: ['Darshan is in the ordinary queue'],
      goodToKnowHindi: ['दर्शन सामान्य कतार से'],
    },
    {
      name: 'Shraddh and Pind Daan in Kashi, Two Days',
      nameHindi: 'काशी में श्राद्ध और पिंडदान, दो दिन',
      ...varanasiFacts.shraddh,
      price: 12800,
      additionalPerson: 2100,
      itinerary: [
        'Day 1: We meet you at the station or airport by noon and take you to the hotel to rest. At 4 pm the priest comes to you. He writes down your gotra and the names of those you remember, and explains the next day without hurry. If your family has its own priest in Kashi, tell us his name. The evening is free.',
        'Day 2: You leave at 6:30 am for a quiet ghat, about 30 steps down with a helper at your side. You bathe or sprinkle Ganga water, and then the priest leads tarpan and pind daan. This takes about two and a half hours, and you may sit on a stool. If the family wishes, the boat passes Manikarnika in silence and at a distance. Nobody takes photographs there. If you would rather not go, we take you back to the hotel. After a simple meal and rest you visit Baba Vishwanath, about 700 metres on foot. Phones are left in a locker. Families in sutak may go straight to the station instead. You are at the station or airport by 7 pm.',
      ],
      itineraryHindi: [
        'पहला दिन: दोपहर तक स्टेशन या हवाई अड्डे से आपको होटल ले आएँगे, जहाँ आप आराम कीजिए। शाम 4 बजे पंडित जी आपके पास आएँगे, आपका गोत्र और जिन पितरों का स्मरण करना है उनके नाम लिखेंगे और अगले दिन की पूरी विधि इत्मीनान से समझाएँगे। काशी में आपके कुल के अपने पुरोहित हों तो उनका नाम बता दीजिए। शाम का समय आपका अपना है।',
        'दूसरा दिन: सुबह 6:30 बजे एक शांत घाट के लिए निकलेंगे। करीब 30 सीढ़ियाँ उतरनी होती हैं और सहायक आपके साथ रहेंगे। गंगा स्नान के बाद, या गंगाजल का छींटा लेकर, तर्पण और पिंडदान होगा। इसमें करीब ढाई घंटे लगते हैं और आप चाहें तो चौकी पर बैठ सकते हैं। परिवार की इच्छा हो तो नाव में बैठे-बैठे, दूर से ही मौन रहकर मणिकर्णिका को प्रणाम करेंगे। वहाँ फ़ोटो नहीं ली जाती। जो न जाना चाहें, उन्हें होटल पहुँचा देंगे। सादे भोजन और आराम के बाद बाबा विश्वनाथ के दर्शन होंगे, लगभग 700 मीटर पैदल चलना होता है। फ़ोन लॉकर में रखना होता है। जिनके यहाँ सूतक हो, वे सीधे स्टेशन जा सकते हैं। शाम 7 बजे तक आपको स्टेशन या हवाई अड्डे पहुँचा देंगे।',
      ],
      facility: [
        'One night in a hotel room for two, with breakfast',
        'Air-conditioned sedan with driver on both days',
        'Priest for shraddh, tarpan and pind daan, with his dakshina',
        'All samagri for the rites',
        'A boat for the family, when the river allows',
        'A simple meal without onion and garlic after the rites',
        'A helper on the steps, and a stool to sit on',
        'Wheelchair at Kashi Vishwanath, if you ask a day ahead',
      ],
      facilityHindi: [
        'दो लोगों के लिए होटल का कमरा, एक रात, नाश्ते के साथ',
        'दोनों दिन ड्राइवर के साथ एसी सेडान गाड़ी',
        'श्राद्ध, तर्पण और पिंडदान के लिए पंडित जी, दक्षिणा सहित',
        'कर्म की पूरी सामग्री',
        'परिवार के लिए अलग नाव, जब गंगा जी का जलस्तर ठीक हो',
        'कर्म के बाद बिना प्याज़-लहसुन का सादा भोजन',
        'सीढ़ियों पर सहारा देने वाले सहायक और बैठने को चौकी',
        'काशी विश्वनाथ में व्हीलचेयर, एक दिन पहले बता देने पर',
      ],
    },
    {
      name: 'Kashi at an Easy Pace, Three Days',
      nameHindi: 'आराम से काशी दर्शन, तीन दिन',
      ...varanasiFacts.easyPace,
      price: 15900,
      additionalPerson: 3200,
      itinerary: [
        'Day 1: You reach the hotel by noon and rest. At 4 pm the car takes you to the Durga temple, Tulsi Manas Mandir and Sankat Mochan, which are close together. There are few steps and about 400 metres of walking in all. Dinner is at the hotel by 8 pm.',
        'Day 2: You leave at 5:30 am for Kaal Bhairav, Kashi Vishwanath and Annapurna. The lane to Kaal Bhairav is narrow and about 200 metres long. The walk to Kashi Vishwanath is about 700 metres. Phones are left in a locker. It takes about three hours with the queues. After breakfast you rest until 4 pm. In the evening a boat takes you past the ghats and stops for the Ganga aarti. You board at Namo Ghat, where a ramp leads down to the water.',
        'Day 3: After breakfast you leave at 8:30 am for Sarnath, 10 km away. You see the Dhamek Stupa and the museum. On Fridays the museum is closed, and you visit the Thai temple instead. The paths are level, about 1 km, with benches in the shade. We take you to the station or airport by 3 pm.',
      ],
      itineraryHindi: [
        'पहला दिन: दोपहर तक होटल पहुँचकर आराम कीजिए। शाम 4 बजे गाड़ी से दुर्गाकुंड, तुलसी मानस मंदिर और संकट मोचन चलेंगे। ये तीनों मंदिर पास-पास हैं, सीढ़ियाँ कम हैं और कुल मिलाकर करीब 400 मीटर ही चलना होता है। रात 8 बजे तक होटल में भोजन कर लेंगे।',
        'दूसरा दिन: सुबह 5:30 बजे काल भैरव, काशी विश्वनाथ और माता अन्नपूर्णा के दर्शन के लिए निकलेंगे। काल भैरव तक करीब 200 मीटर की सँकरी गली है और काशी विश्वनाथ तक लगभग 700 मीटर पैदल चलना होता है। फ़ोन लॉकर में रखना होता है। कतार मिलाकर करीब 3 घंटे लगते हैं। नाश्ते के बाद शाम 4 बजे तक आराम कीजिए। फिर नाव से घाटों के दर्शन करते हुए गंगा आरती देखेंगे। नमो घाट पर पानी तक ढलान वाला रास्ता है, इसलिए सीढ़ियाँ नहीं उतरनी पड़तीं।',
        'तीसरा दिन: नाश्ता करके सुबह 8:30 बजे सारनाथ चलेंगे, जो 10 किलोमीटर दूर है। वहाँ धमेख स्तूप और संग्रहालय देखेंगे। शुक्रवार को संग्रहालय बंद रहता है, तब उसकी जगह थाई मंदिर जाएँगे। रास्ता समतल है, करीब एक किलोमीटर चलना होता है और छाया में बैठने की जगह मिल जाती है। दोपहर 3 बजे तक आपको स्टेशन या हवाई अड्डे पहुँचा देंगे।',
      ],
      facility: [
        'Two nights in a hotel room for two, with breakfast',
        'Room on the ground floor or near a lift',
        'Air-conditioned sedan with driver on all three days',
        'E-rickshaw as far as the police allow, then about 700 metres on foot',
        'Wheelchair at Kashi Vishwanath, if you ask a day ahead',
        'Seats in a shared boat for the ghats and the Ganga aarti',
        'Entry tickets at Sarnath',
        'A helper with elders at Kashi Vishwanath and on the boat',
      ],
      facilityHindi: [
        'दो लोगों के लिए होटल का कमरा, दो रात, नाश्ते के साथ',
        'कमरा नीचे की मंज़िल पर या लिफ़्ट के पास',
        'तीनों दिन ड्राइवर के साथ एसी सेडान गाड़ी',
        'जहाँ तक अनुमति हो, वहाँ तक ई-रिक्शा, आगे लगभग 700 मीटर पैदल',
        'काशी विश्वनाथ में व्हीलचेयर, एक दिन पहले बता देने पर',
        'घाट दर्शन और गंगा आरती के लिए साझा नाव में जगह',
        'सारनाथ के प्रवेश टिकट',
        'काशी विश्वनाथ में और नाव पर बुज़ुर्गों के साथ सहायक',
      ],
      notIncluded: ['Lunch and dinner'],
      notIncludedHindi: ['दोपहर और रात का भोजन'],
    },
    {
      name: 'Kashi, Vindhyachal and Prayagraj, Four Days',
      nameHindi: 'काशी, विंध्याचल और प्रयागराज, चार दिन',
      ...varanasiFacts.vindhyachal,
      price: 24500,
      additionalPerson: 4600,
      itinerary: [
        'Day 1: You reach the hotel in Varanasi by noon and rest. At 4:30 pm the car takes you to Namo Ghat, where a ramp leads to the boat. You watch the Ganga aarti from the water. You are back at the hotel by 8:30 pm.',
        'Day 2: You leave at 5:30 am for Kaal Bhairav, Kashi Vishwanath and Annapurna. The lane to Kaal Bhairav is narrow and about 200 metres long. The walk to Kashi Vishwanath is about 700 metres. Phones are left in a locker. You return for a late breakfast and rest. At 4 pm you visit the Durga temple and Sankat Mochan. The car stops close to both.',
        'Day 3: You leave at 6:30 am for Vindhyachal, about two hours away. A lane of about 300 metres leads to Maa Vindhyavasini. If you can climb more than a hundred steps, you may also go to Ashtabhuja. The others can rest. After lunch the drive to the hotel in Prayagraj takes about two and a half hours. You arrive by 5 pm.',
        'Day 4: At 7 am a boat takes you to the Sangam for a bath or a sprinkling of water. Then you visit Bade Hanuman, about 300 metres on level ground. After breakfast and rest you leave at noon and are in Varanasi by 4 pm. You may also end the journey at the station in Prayagraj.',
      ],
      itineraryHindi: [
        'पहला दिन: दोपहर तक वाराणसी के होटल पहुँचकर आराम कीजिए। शाम 4:30 बजे गाड़ी नमो घाट ले चलेगी, जहाँ ढलान वाले रास्ते से नाव तक पहुँचते हैं, और आप नाव में बैठकर गंगा आरती देखेंगे। रात 8:30 बजे तक होटल लौट आएँगे।',
        'दूसरा दिन: सुबह 5:30 बजे काल भैरव, काशी विश्वनाथ और माता अन्नपूर्णा के दर्शन को चलेंगे। काल भैरव तक करीब 200 मीटर की सँकरी गली है और काशी विश्वनाथ तक लगभग 700 मीटर पैदल चलना होता है। फ़ोन लॉकर में रखना होता है। लौटकर नाश्ता और आराम कीजिए। शाम 4 बजे दुर्गाकुंड और संकट मोचन के दर्शन होंगे, दोनों जगह गाड़ी मंदिर के पास तक जाती है।',
        'तीसरा दिन: सुबह 6:30 बजे विंध्याचल के लिए निकलेंगे, करीब 2 घंटे का रास्ता है। गाड़ी से उतरकर लगभग 300 मीटर की गली से होकर माँ विंध्यवासिनी के दर्शन को जाते हैं। जो सौ से अधिक सीढ़ियाँ चढ़ सकें, वे अष्टभुजा माता के दर्शन भी कर लें। बाकी लोग आराम कर सकते हैं। भोजन के बाद करीब ढाई घंटे में प्रयागराज आता है। शाम 5 बजे तक होटल पहुँच जाएँगे।',
        'चौथा दिन: सुबह 7 बजे नाव से संगम जाकर स्नान कीजिए या त्रिवेणी का जल माथे से लगाइए। फिर बड़े हनुमान जी के दर्शन होंगे, करीब 300 मीटर का समतल रास्ता है। नाश्ते और आराम के बाद दोपहर 12 बजे निकलकर शाम 4 बजे तक वाराणसी पहुँचेंगे। आप चाहें तो यात्रा प्रयागराज स्टेशन पर ही पूरी कर सकते हैं।',
      ],
      facility: [
        'Two nights in Varanasi and one in Prayagraj, room for two with breakfast',
        'Air-conditioned seven-seater with driver on all four days',
        'Fuel, tolls, parking and the driver’s stay',
        'Seats in a shared boat for the Ganga aarti',
        'A boat to the Sangam, when the river allows',
        'A helper with elders at Kashi Vishwanath and Vindhyachal',
        'Wheelchair at Kashi Vishwanath, if you ask a day ahead',
        'A halt for tea and rest every two hours on the road',
      ],
      facilityHindi: [
        'दो रात वाराणसी और एक रात प्रयागराज में, दो लोगों का कमरा, नाश्ते के साथ',
        'चारों दिन ड्राइवर के साथ 7 सीटों वाली एसी गाड़ी',
        'ईंधन, टोल, पार्किंग और ड्राइवर के ठहरने का खर्च शामिल',
        'गंगा आरती के लिए साझा नाव में जगह',
        'संगम तक नाव, जब जलस्तर ठीक हो',
        'काशी विश्वनाथ और विंध्याचल में बुज़ुर्गों के साथ सहायक',
        'काशी विश्वनाथ में व्हीलचेयर, एक दिन पहले बता देने पर',
        'रास्ते में हर दो घंटे पर चाय और आराम के लिए ठहराव',
      ],
      notIncluded: ['Lunch and dinner'],
      notIncludedHindi: ['दोपहर और रात का भोजन'],
    },
  ],
  poojas: [
    {
      name: 'Rudrabhishek',
      nameHindi: 'रुद्राभिषेक',
      cost: 2100,
      details:
        'The priest begins with the sankalp in your name and gotra and the worship of Ganesh. He bathes the Shivling with Ganga water, milk, curd, ghee, honey and sugar. He recites the Rudrashtadhyayi, and bel leaves and the aarti follow. It takes about an hour and a half. It is held in a Shiva temple near the ghats, not in the inner shrine of Kashi Vishwanath. All samagri and the priest’s dakshina are included. Please come bathed, in clean clothes. Bring a flower garland if you wish.',
      detailsHindi:
        'आपके नाम और गोत्र से संकल्प और गणेश पूजन के बाद गंगाजल, दूध, दही, घी, शहद और शक्कर से शिवलिंग का अभिषेक होता है। साथ में रुद्राष्टाध्यायी का पाठ चलता है। अंत में बेलपत्र चढ़ाकर आरती होती है। पूजा करीब डेढ़ घंटे की है और घाट के पास के शिव मंदिर में होती है, काशी विश्वनाथ के गर्भगृह में नहीं। सारी सामग्री और पंडित जी की दक्षिणा इसी राशि में शामिल हैं। आप स्नान करके साफ़ कपड़ों में आइए। मन हो तो फूलों की माला लेते आइए।',
    },
    {
      name: 'Pind Daan and Tarpan',
      nameHindi: 'पिंडदान और तर्पण',
      cost: 3100,
      details:
        'On a ghat of the Ganga the priest guides you through the sankalp, the tarpan with sesame and kusha grass, and the pinds for your ancestors. A widow or a daughter may offer them herself: the priest guides her with the same honour. If your family has its own priest in Kashi, tell us his name. It takes about two hours before noon, and you may sit on a stool. Most ghats have steps: tell us if they are hard for you. The pinds, samagri and the priest’s dakshina are included. Please bring the names and gotra of your ancestors, and a dhoti or plain light clothes. Eat only after the rite.',
      detailsHindi:
        'गंगा जी के घाट पर पंडित जी आपसे संकल्प, तिल और कुश से तर्पण, और फिर पितरों के निमित्त पिंडदान कराते हैं। पत्नी या बेटी स्वयं भी पिंडदान कर सकती हैं, पंडित जी उन्हें उसी सम्मान से विधि कराते हैं। काशी में आपके कुल के अपने पुरोहित हों तो उनका नाम बता दीजिए। यह कर्म दोपहर से पहले होता है और करीब 2 घंटे लगते हैं। आप चाहें तो चौकी पर बैठ सकते हैं। ज़्यादातर घाटों पर सीढ़ियाँ हैं, उतरना कठिन हो तो हमें बता दीजिए। पिंड, सारी सामग्री और पंडित जी की दक्षिणा इसी राशि में शामिल हैं। पितरों के नाम और गोत्र लिखकर ले आइए। धोती या हल्के रंग के सादे वस्त्र पहनिए और भोजन कर्म के बाद ही कीजिए।',
    },
    {
      name: 'Kaal Sarp Shanti Pooja',
      nameHindi: 'कालसर्प शांति पूजा',
      cost: 5100,
      details:
        'This pooja is for those whose family priest has advised it after reading the horoscope. The priest worships Ganesh, the nine planets and a silver pair of serpents. He recites the Rahu and Ketu mantras and offers a small havan. The pair is then given to the Ganga. It takes about two and a half hours, at a temple near Nag Kuan or on the ghat. Samagri, the silver pair and dakshina are included. Please bring your date, time and place of birth.',
      detailsHindi:
        'कुंडली देखकर जिन्हें घर के पंडित जी ने यह पूजा बताई हो, उनके लिए यह शांति कराई जाती है। गणेश और नवग्रह पूजन के बाद चाँदी के नाग-नागिन के जोड़े की पूजा, राहु-केतु के मंत्रों का जप और छोटा हवन होता है। फिर जोड़ा गंगा जी में प्रवाहित किया जाता है। नागकूप के पास के मंदिर में या घाट पर करीब ढाई घंटे लगते हैं। सामग्री, चाँदी का जोड़ा और दक्षिणा इसी राशि में शामिल हैं। आप अपने जन्म की तारीख, समय और स्थान लिखकर लाइए।',
    },
    {
      name: 'Maha Mrityunjaya Jap, 11,000',
      nameHindi: 'महामृत्युंजय जप, 11,000',
      cost: 12500,
      details:
        'Five priests together recite the Maha Mrityunjaya mantra 11,000 times, after a sankalp in your name. They close with a havan and aarti. It takes about seven hours in one day at a Shiva temple. You need to be there only for the sankalp and the last hour. Samagri, havan and the dakshina of all five priests are included. Please give the name and gotra of the person for whom it is held. Bring fruit for the offering. The jap is a prayer and does not take the place of a doctor’s treatment.',
      detailsHindi:
        'आपके नाम से संकल्प लेकर पाँच पंडित मिलकर 11,000 महामृत्युंजय मंत्रों का जप करते हैं, अंत में हवन और आरती होती है। शिव मंदिर में एक ही दिन में करीब 7 घंटे लगते हैं। आप संकल्प के समय और आखिरी एक घंटे में रहें, इतना काफ़ी है। सामग्री, हवन और पाँचों पंडितों की दक्षिणा इसी राशि में शामिल हैं। जिनके लिए जप कराना हो उनका नाम और गोत्र बता दीजिए और भोग के लिए फल लेते आइए। यह जप प्रार्थना है, डॉक्टर का इलाज चलता रहे।',
    },
    {
      name: 'Ganga Pujan and Deep Daan',
      nameHindi: 'गंगा पूजन और दीपदान',
      cost: 1100,
      details:
        'At the water’s edge the priest worships Mother Ganga with you, with milk, flowers, roli and a chunri. You set eleven lamps in leaf bowls on the river. It takes about 40 minutes, in the morning or at dusk, on a ghat where the steps are easy. Samagri, lamps and dakshina are included. Please bring a small vessel if you wish to carry Ganga water home.',
      detailsHindi:
        'घाट पर पंडित जी आपके साथ दूध, फूल, रोली और चुनरी से गंगा मैया की पूजा करते हैं और आप दोने में रखे 11 दीये जल में प्रवाहित करते हैं। सुबह या संध्या के समय, ऐसे घाट पर जहाँ सीढ़ियाँ आसान हों, करीब 40 मिनट लगते हैं। सामग्री, दीये और दक्षिणा इसी राशि में शामिल हैं। गंगाजल घर ले जाना हो तो छोटा पात्र साथ लाइए।',
    },
    {
      name: 'Tripindi Shraddh',
      nameHindi: 'त्रिपिंडी श्राद्ध',
      cost: 6500,
      details:
        'This shraddh is for ancestors whose rites were missed over the years. If you are not sure that you need it, ask your family priest first. At Pishach Mochan Kund the priest invokes Brahma, Vishnu and Rudra on three kalashes. He offers pinds of barley, sesame and rice, with tarpan. It takes about three hours before noon, with a helper on the steps of the kund. Samagri, cloth for the kalashes and dakshina are included. Please bring the names you remember, your gotra and a change of clothes.',
      detailsHindi:
        'जिन पितरों का श्राद्ध बरसों से छूट गया हो, उनके निमित्त यह श्राद्ध किया जाता है। मन में संशय हो तो पहले अपने घर के पंडित जी से पूछ लीजिए। पिशाचमोचन कुंड पर तीन कलशों पर ब्रह्मा, विष्णु और रुद्र का आवाहन होता है, फिर जौ, तिल और चावल के पिंड दिए जाते हैं और तर्पण होता है। यह कर्म दोपहर से पहले करीब 3 घंटे में पूरा होता है और कुंड की सीढ़ियों पर सहायक साथ रहते हैं। सामग्री, कलश के वस्त्र और दक्षिणा इसी राशि में शामिल हैं। जिन पितरों के नाम याद हों, वे और अपना गोत्र लिखकर लाइए, बदलने के कपड़े भी रख लीजिए।',
    },
    {
      name: 'Navgrah Shanti',
      nameHindi: 'नवग्रह शांति',
      cost: 4100,
      details:
        'The priest sets out the nine planets on a cloth with nine grains. He worships them one by one with their mantras, and a havan and aarti follow. It takes about two hours, in a temple or a quiet room near the ghats where there are chairs. Grains, firewood, other samagri and the priest’s dakshina are included. Bring your birth details if you have them. If not, your name and gotra are enough.',
      detailsHindi:
        'वेदी पर नौ प्रकार के अन्न से नवग्रह की स्थापना होती है। एक-एक ग्रह का उसके मंत्र से पूजन किया जाता है, फिर हवन और आरती होती है। मंदिर में या घाट के पास किसी शांत कमरे में करीब 2 घंटे लगते हैं, वहाँ बैठने के लिए कुर्सी भी मिल जाती है। अन्न, समिधा, बाकी सामग्री और पंडित जी की दक्षिणा इसी राशि में शामिल हैं। जन्म का विवरण हो तो साथ लाइए, न हो तो नाम और गोत्र ही काफ़ी है।',
    },
    {
      name: 'Satyanarayan Vrat Katha',
      nameHindi: 'सत्यनारायण व्रत कथा',
      cost: 2500,
      details:
        'The priest worships Bhagwan Satyanarayan with tulsi and panchamrit. He reads the five chapters of the katha in Hindi. Havan, aarti and prasad follow. It takes about two hours, in your hotel if the hotel allows it, or in a temple near the ghats. Samagri, panjiri prasad and dakshina are included. Bring fruit and sweets if you wish to share more prasad with your family.',
      detailsHindi:
        'पंडित जी तुलसी और पंचामृत से भगवान सत्यनारायण का पूजन करते हैं, कथा के पाँचों अध्याय हिन्दी में सुनाते हैं, फिर हवन, आरती और प्रसाद होता है। करीब 2 घंटे लगते हैं। होटल में अनुमति हो तो वहीं, नहीं तो घाट के पास के मंदिर में कथा होती है। सामग्री, पंजीरी का प्रसाद और दक्षिणा इसी राशि में शामिल हैं। परिवार में अधिक प्रसाद बाँटना चाहें तो फल और मिठाई लेते आइए।',
    },
    {
      name: 'Kaal Bhairav Pooja',
      nameHindi: 'काल भैरव पूजा',
      cost: 1500,
      details:
        'The priest leads your sankalp and recites the Kaal Bhairavashtakam with you. You offer oil, a garland and prasad to the Kotwal of Kashi. It takes about an hour with the queue. Many choose a Sunday or Tuesday morning. The lane to the temple is narrow and about 200 metres long. Oil, garland, prasad and dakshina are included. You need to bring only your name and gotra. Please leave leather things in the vehicle.',
      detailsHindi:
        'पंडित जी संकल्प कराकर आपके साथ कालभैरवाष्टक का पाठ करते हैं, फिर आप काशी के कोतवाल को तेल, माला और प्रसाद चढ़ाते हैं। कतार मिलाकर करीब एक घंटा लगता है। बहुत-से लोग रविवार या मंगलवार की सुबह आते हैं। मंदिर तक करीब 200 मीटर की सँकरी गली है। तेल, माला, प्रसाद और दक्षिणा इसी राशि में शामिल हैं। अपना नाम और गोत्र बता दीजिए, और कुछ लाना नहीं है। चमड़े की चीज़ें गाड़ी में ही छोड़ दीजिए।',
    },
  ],
}
