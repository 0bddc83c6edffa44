import type { CityContent } from './city-content.ts'
import { sarnathFacts } from './facts/sarnath.ts'

export const sarnath: CityContent = {
  city: 'Sarnath',
  cityHindi: 'सारनाथ',
  state: 'Uttar Pradesh',
  stateHindi: 'उत्तर प्रदेश',
  about: 'Where the Buddha first taught, among quiet gardens',
  aboutHindi: 'जहाँ भगवान बुद्ध ने पहला उपदेश दिया',
  link: 'https://www.uptourism.gov.in/',
  meetingPlace: 'Varanasi Junction, main gate',
  meetingPlaceHindi: 'वाराणसी जंक्शन, मुख्य द्वार',
  latitude: 25.3762,
  longitude: 83.0227,
  packages: [
    {
      name: 'A Quiet Day in Sarnath',
      nameHindi: 'सारनाथ में एक शांत दिन',
      ...sarnathFacts.oneDay,
      price: 4200,
      additionalPerson: 800,
      itinerary: [
        'Day 1: The driver picks you up in Varanasi at 8 am. Sarnath is about 10 km away. You see the Chaukhandi mound from the garden path, without climbing. Then you walk slowly among the ruins to the Dhamek Stupa, about 1 km on level paths with benches under the trees. From noon to 3 pm you rest in a room. In the afternoon you visit the Mulagandhakuti Vihara and the museum. On Fridays the museum is closed, and you visit the Thai temple instead. The walk is about 700 metres, with a few steps at the vihara. You are back in Varanasi by 6:30 pm.',
      ],
      itineraryHindi: [
        'पहला दिन: सुबह 8 बजे ड्राइवर आपको वाराणसी से लेंगे, दूरी लगभग 10 किलोमीटर है। पहले चौखंडी का टीला बिना चढ़े बगीचे के रास्ते से देखेंगे, फिर खंडहरों के बीच से धीरे-धीरे धमेख स्तूप तक चलेंगे। लगभग 1 किलोमीटर का समतल रास्ता है और पेड़ों की छाया में बेंच हैं। दोपहर 12 से 3 बजे तक कमरे में आराम करेंगे। दोपहर बाद मूलगंधकुटी विहार और संग्रहालय देखेंगे। शुक्रवार को संग्रहालय बंद रहता है, तब उसकी जगह थाई मंदिर जाएँगे। लगभग 700 मीटर पैदल चलना है, विहार में कुछ सीढ़ियाँ हैं। शाम 6:30 बजे तक वाराणसी लौट आएँगे।',
      ],
      facility: [
        'A car of your own with driver, 8 am to 6:30 pm',
        'Clean room for rest, 12 noon to 3 pm',
        'Entry tickets wherever the route requires them',
        'Drinking water in the car',
        'Parking charges included',
        'A sunshade umbrella for the walk',
      ],
      facilityHindi: [
        'सुबह 8 से शाम 6:30 बजे तक आपके लिए अलग गाड़ी, ड्राइवर सहित',
        'दोपहर 12 से 3 बजे तक आराम के लिए साफ़ कमरा',
        'रास्ते में जहाँ-जहाँ प्रवेश टिकट लगता है, वह शामिल',
        'गाड़ी में पीने का पानी',
        'पार्किंग का खर्च शामिल',
        'पैदल चलते समय धूप से बचने के लिए छाता',
      ],
      notIncluded: ['Meals'],
      notIncludedHindi: ['भोजन'],
    },
    {
      name: 'Dhamek Stupa and Mulagandhakuti Vihara, Two Days',
      nameHindi: 'धमेख स्तूप और मूलगंधकुटी विहार, दो दिन',
      ...sarnathFacts.dhamek,
      price: 8600,
      additionalPerson: 2400,
      itinerary: [
        'Day 1: You reach your room in Sarnath by midday and rest. At 4 pm you go to the Mulagandhakuti Vihara, about 300 metres on foot with a few steps. You see the wall paintings of the life of the Buddha and may light a lamp, as any visitor may. The monks chant at about 6 pm. You listen in the hall or from the courtyard, as the vihara permits that day. You are back by 7 pm.',
        'Day 2: At 7 am, when the light is soft, you go to the Dhamek Stupa. You walk around it once in silence and sit on the grass or a bench. It is about 1 km of level path in all. After breakfast you see the museum at 9:30 am. On Fridays it is closed, and you visit the Thai and Tibetan temples instead. You rest until 1 pm. We take you to Varanasi by 2 pm.',
      ],
      itineraryHindi: [
        'पहला दिन: दोपहर तक आप सारनाथ में अपने कमरे पर पहुँचकर आराम करेंगे। शाम 4 बजे मूलगंधकुटी विहार जाएँगे, लगभग 300 मीटर पैदल और कुछ सीढ़ियाँ हैं। वहाँ दीवारों पर बने भगवान बुद्ध के जीवन के चित्र देखेंगे और मन हो तो बाकी दर्शनार्थियों की तरह एक दीप जला सकते हैं। शाम 6 बजे के आसपास भिक्षु पाठ करते हैं। उस दिन विहार की जैसी अनुमति हो, आप भीतर बैठकर या आँगन से सुनेंगे और 7 बजे तक लौट आएँगे।',
        'दूसरा दिन: सुबह 7 बजे, जब धूप हल्की रहती है, धमेख स्तूप जाएँगे। मौन रहकर एक बार उसकी परिक्रमा करेंगे और घास पर या बेंच पर बैठेंगे। कुल लगभग 1 किलोमीटर समतल रास्ते पर चलना है। नाश्ते के बाद 9:30 बजे संग्रहालय देखेंगे। शुक्रवार को वह बंद रहता है, तब उसकी जगह थाई और तिब्बती मंदिर जाएँगे। दोपहर 1 बजे तक आराम करके 2 बजे तक आपको वाराणसी पहुँचा देंगे।',
      ],
      facility: [
        'One night in a clean, quiet room for two in Sarnath',
        'Ground-floor room or one near a lift, if you call us when you book',
        'A car of your own with driver on both days',
        'One vegetarian dinner and one breakfast',
        'Entry tickets for the stupa grounds and the museum',
        'Pick-up and drop in Varanasi, city or station',
      ],
      facilityHindi: [
        'सारनाथ में दो लोगों का साफ़ और शांत कमरा, एक रात',
        'बुकिंग करके फ़ोन पर बता दें तो नीचे की मंज़िल का या लिफ़्ट के पास का कमरा',
        'दोनों दिन आपके लिए अलग गाड़ी, ड्राइवर सहित',
        'एक रात का शाकाहारी भोजन और एक सुबह का नाश्ता',
        'स्तूप परिसर और संग्रहालय का प्रवेश टिकट',
        'वाराणसी शहर या स्टेशन से लाना और वहीं पहुँचाना',
      ],
      goodToKnow: ['The visit to the vihara is free, and giving there is your own choice'],
      goodToKnowHindi: ['विहार के दर्शन का कोई पैसा नहीं लगता, वहाँ दान देना आपकी अपनी इच्छा है'],
    },
    {
      name: 'Sarangnath Mahadev and Shreyansanath, Two Days',
      nameHindi: 'सारंगनाथ महादेव और श्रेयांसनाथ दर्शन, दो दिन',
      ...sarnathFacts.sarangnath,
      price: 8900,
      additionalPerson: 2500,
      itinerary: [
        'Day 1: You reach your room by midday and rest until 4 pm. Then you visit the Jain temple of Bhagwan Shreyansanath beside the stupa grounds, about 200 metres on foot with a few steps. Leather belts and purses stay in the car. From its garden you have a good view of the Dhamek Stupa. You are back by 6:30 pm.',
        'Day 2: At 6 am you go to Sarangnath Mahadev, where 44 steps lead up from the tank. You climb slowly, with a stop halfway. You have darshan of the two Shivlings in one argha. If you do not climb, you can sit by the tank below. After breakfast and rest you see the Mulagandhakuti Vihara at 10:30 am and the museum. On Fridays the museum is closed, and you visit the Thai temple instead. The walk is about 700 metres, with a few steps at the vihara. We take you to Varanasi by 3 pm.',
      ],
      itineraryHindi: [
        'पहला दिन: दोपहर तक आप कमरे पर पहुँच जाएँगे और शाम 4 बजे तक आराम करेंगे। फिर स्तूप परिसर से लगे भगवान श्रेयांसनाथ के जैन मंदिर जाएँगे, लगभग 200 मीटर पैदल और कुछ सीढ़ियाँ हैं। चमड़े की बेल्ट और पर्स गाड़ी में ही छोड़ दीजिए। वहाँ के बगीचे से धमेख स्तूप अच्छी तरह दिखता है। शाम 6:30 बजे तक लौट आएँगे।',
        'दूसरा दिन: सुबह 6 बजे सारंगनाथ महादेव जाएँगे, जहाँ कुंड से ऊपर 44 सीढ़ियाँ हैं। बीच में एक बार रुककर धीरे-धीरे चढ़ेंगे और एक ही अरघे में विराजमान दो शिवलिंगों के दर्शन करेंगे। जो न चढ़ना चाहें वे नीचे कुंड के पास बैठ सकते हैं। नाश्ते और आराम के बाद 10:30 बजे मूलगंधकुटी विहार और संग्रहालय देखेंगे। शुक्रवार को संग्रहालय बंद रहता है, तब उसकी जगह थाई मंदिर जाएँगे। लगभग 700 मीटर पैदल चलना है, विहार में कुछ सीढ़ियाँ हैं। दोपहर 3 बजे तक आपको वाराणसी पहुँचा देंगे।',
      ],
      facility: [
        'One night in a clean room for two in Sarnath',
        'Ground-floor room or one near a lift, if you call us when you book',
        'A car of your own with driver on both days',
        'One vegetarian dinner and one breakfast, without onion and garlic on request',
        'A helping hand on the steps at Sarangnath',
        'Museum entry ticket and parking',
      ],
      facilityHindi: [
        'सारनाथ में दो लोगों का साफ़ कमरा, एक रात',
        'बुकिंग करके फ़ोन पर बता दें तो नीचे की मंज़िल का या लिफ़्ट के पास का कमरा',
        'दोनों दिन आपके लिए अलग गाड़ी, ड्राइवर सहित',
        'एक रात का शाकाहारी भोजन और एक सुबह का नाश्ता, कहने पर बिना प्याज़-लहसुन का',
        'सारंगनाथ की सीढ़ियों पर हाथ का सहारा',
        'संग्रहालय का टिकट और पार्किंग',
      ],
      goodToKnow: ['Pooja at the temple can be booked separately'],
      goodToKnowHindi: ['मंदिर में पूजा अलग से बुक कर सकते हैं'],
    },
    {
      name: 'Sarnath Without Hurry, Three Days',
      nameHindi: 'इत्मीनान से सारनाथ, तीन दिन',
      ...sarnathFacts.threeDays,
      price: 13200,
      additionalPerson: 3500,
      itinerary: [
        'Day 1: The driver meets you at Varanasi station or airport. You reach your room in Sarnath for lunch and rest. At 4:30 pm you see Chaukhandi from the garden path, about 300 metres without climbing. You return before dark.',
        'Day 2: At 7 am you have a peaceful hour at the Dhamek Stupa, about 1 km on level paths. After breakfast and rest you see the museum at 11 am. On Fridays it is closed, and you visit the Thai temple instead. At 4:30 pm you go to the Mulagandhakuti Vihara, about 300 metres on foot with a few steps. You may light a lamp there. At about 6 pm you listen to the chanting, in the hall or from the courtyard, as the vihara permits.',
        'Day 3: At 6 am you go to Sarangnath Mahadev, 44 steps with a stop halfway. If you do not climb, you can sit by the tank below. After breakfast you visit the Jain temple of Bhagwan Shreyansanath, about 200 metres on foot with a few steps. You have lunch where you stay. We take you to Varanasi by 3 pm.',
      ],
      itineraryHindi: [
        'पहला दिन: ड्राइवर आपको वाराणसी स्टेशन या हवाई अड्डे पर मिलेंगे और सारनाथ में कमरे पर पहुँचकर भोजन और आराम होगा। शाम 4:30 बजे चौखंडी को बगीचे के रास्ते से देखेंगे, लगभग 300 मीटर चलना है और चढ़ाई नहीं है। अँधेरा होने से पहले लौट आएँगे।',
        'दूसरा दिन: सुबह 7 बजे धमेख स्तूप पर एक घंटा शांति से बिताएँगे, लगभग 1 किलोमीटर समतल रास्ता है। नाश्ते और आराम के बाद 11 बजे संग्रहालय देखेंगे। शुक्रवार को वह बंद रहता है, तब उसकी जगह थाई मंदिर जाएँगे। शाम 4:30 बजे मूलगंधकुटी विहार जाएँगे, लगभग 300 मीटर पैदल और कुछ सीढ़ियाँ हैं। वहाँ आप चाहें तो एक दीप जला सकते हैं। 6 बजे के आसपास भिक्षुओं का पाठ होता है। विहार की जैसी अनुमति हो, आप भीतर बैठकर या आँगन से सुनेंगे।',
        'तीसरा दिन: सुबह 6 बजे सारंगनाथ महादेव जाएँगे, 44 सीढ़ियाँ हैं और बीच में रुककर चढ़ेंगे। जो न चढ़ना चाहें वे नीचे कुंड के पास बैठ सकते हैं। नाश्ते के बाद भगवान श्रेयांसनाथ के जैन मंदिर जाएँगे, लगभग 200 मीटर पैदल और कुछ सीढ़ियाँ हैं। फिर ठहरने की जगह पर भोजन होगा और दोपहर 3 बजे तक आपको वाराणसी पहुँचा देंगे।',
      ],
      facility: [
        'Two nights in a clean, quiet room for two with hot water',
        'Ground-floor room with a western-style toilet',
        'A car of your own with the same driver throughout',
        'Breakfast, lunch and vegetarian dinner',
        'Entry tickets wherever the route requires them',
        'Pick-up and drop at Varanasi station or airport',
        'Phone help in Hindi and English, 6 am to 10 pm',
      ],
      facilityHindi: [
        'दो लोगों का साफ़ और शांत कमरा, दो रात, गरम पानी के साथ',
        'नीचे की मंज़िल का कमरा, वेस्टर्न टॉयलेट के साथ',
        'आपके लिए अलग गाड़ी, शुरू से अंत तक वही ड्राइवर',
        'नाश्ता, दोपहर और रात का शाकाहारी भोजन',
        'रास्ते में जहाँ-जहाँ प्रवेश टिकट लगता है, वह शामिल',
        'वाराणसी स्टेशन या हवाई अड्डे से लाना और वहीं पहुँचाना',
        'सुबह 6 से रात 10 बजे तक फ़ोन पर हिन्दी और अंग्रेज़ी में मदद',
      ],
      notIncluded: ['Offerings and donations'],
      notIncludedHindi: ['चढ़ावा और दान'],
    },
  ],
  poojas: [
    {
      name: 'Jalabhishek and Bel Patra Archan at Sarangnath',
      nameHindi: 'सारंगनाथ में जलाभिषेक और बेलपत्र अर्चन',
      cost: 1100,
      details:
        'The priest leads your sankalp. You pour water and milk over both Shivlings with your own hands. You offer 108 bel leaves while the names of Shiva are recited, and the aarti follows. It takes about 40 minutes, between 6 am and 10 am, after a climb of 44 steps. Milk, bel leaves, flowers and dakshina are included. You may bring a small pot of Ganga water from home.',
      detailsHindi:
        'पंडित जी संकल्प कराएँगे। आप अपने हाथों से दोनों शिवलिंगों पर जल और दूध चढ़ाएँगे और शिव जी के नामों के साथ 108 बेलपत्र अर्पित करेंगे, फिर आरती होगी। समय सुबह 6 से 10 बजे के बीच का है। लगभग 40 मिनट लगते हैं और मंदिर तक 44 सीढ़ियाँ चढ़नी होती हैं। दूध, बेलपत्र, फूल और दक्षिणा इसी राशि में शामिल हैं। चाहें तो घर से थोड़ा गंगाजल ला सकते हैं।',
    },
    {
      name: 'Rudrabhishek at Sarangnath Mahadev',
      nameHindi: 'सारंगनाथ महादेव में रुद्राभिषेक',
      cost: 2700,
      details:
        'After Ganesh and Gauri pujan the priest does the abhishek with panchamrit, cane juice and water. He recites the Rudrashtadhyayi. Flowers, bhog and the aarti follow. It takes about an hour and a half, usually from 7 am, after a climb of 44 steps. On Mondays and in Sawan the hour depends on the crowd. All samagri and the dakshina of one priest are included. Please come fasting if your health allows, in clothes in which you can sit easily.',
      detailsHindi:
        'गणेश और गौरी पूजन के बाद रुद्राष्टाध्यायी के पाठ के साथ पंचामृत, गन्ने के रस और जल से अभिषेक होता है, फिर शृंगार, भोग और आरती होती है। इसमें लगभग डेढ़ घंटा लगता है, अक्सर सुबह 7 बजे से। मंदिर तक 44 सीढ़ियाँ चढ़नी होती हैं। सोमवार को और सावन में समय भीड़ देखकर तय होता है। सारी सामग्री और एक पंडित जी की दक्षिणा इसी राशि में शामिल हैं। शरीर साथ दे तो बिना कुछ खाए आइए, और ऐसे कपड़े पहनिए जिनमें आराम से बैठ सकें।',
    },
    {
      name: 'Gauri Shankar Pujan for Husband and Wife',
      nameHindi: 'पति-पत्नी के लिए गौरी-शंकर पूजन',
      cost: 2100,
      details:
        'Husband and wife sit together at Sarangnath, after a climb of 44 steps. After the sankalp the priest worships Shiva and Gauri with sandal paste, flowers, a chunri and sweets. You perform the aarti together. It takes about an hour. Many choose it for a wedding anniversary. Samagri, two garlands, prasad and dakshina are included. Please bring the date of the wedding and your gotra.',
      detailsHindi:
        'सारंगनाथ में पति-पत्नी साथ बैठते हैं। मंदिर तक 44 सीढ़ियाँ चढ़नी होती हैं। संकल्प के बाद चंदन, फूल, चुनरी और मिठाई से शिव और गौरी का पूजन होता है और आरती दोनों मिलकर करते हैं। इसमें लगभग एक घंटा लगता है, और बहुत-से लोग विवाह की वर्षगाँठ पर यह पूजन कराते हैं। सामग्री, दो मालाएँ, प्रसाद और दक्षिणा इसी राशि में शामिल हैं। विवाह की तारीख और अपना गोत्र लिखकर लाइए।',
    },
    {
      name: 'Maha Mrityunjaya Jap, 11,000',
      nameHindi: 'महामृत्युंजय जप, 11,000',
      cost: 9500,
      details:
        'Five priests repeat the Maha Mrityunjaya mantra 11,000 times in your name at the house where you stay. They begin with the sankalp and the kalash and end with a havan. It takes one day, from 8 am to about 5 pm. You need to be there only for the sankalp and the havan, and may rest in between. Samagri, havan and the dakshina of all five are included. The jap is a prayer and does not take the place of a doctor’s treatment.',
      detailsHindi:
        'आप जहाँ ठहरे हैं, वहीं पाँच पंडित आपके नाम से महामृत्युंजय मंत्र के 11,000 जप करेंगे। आरंभ में संकल्प और कलश स्थापना होगी और अंत में हवन। सुबह 8 बजे से शाम लगभग 5 बजे तक पूरा दिन लगता है। आपको केवल संकल्प और हवन में बैठना है, बीच में आराम कर सकते हैं। सामग्री, हवन और पाँचों पंडितों की दक्षिणा इसी राशि में शामिल हैं। यह जप प्रार्थना है, डॉक्टर का इलाज चलता रहे।',
    },
    {
      name: 'Satyanarayan Vrat Katha',
      nameHindi: 'सत्यनारायण व्रत कथा',
      cost: 2800,
      details:
        'Where you stay in Sarnath the priest sets up the kalash and worships Ganesh, the navgrah and Bhagwan Satyanarayan. He reads the five chapters in Sanskrit and Hindi and closes with the aarti. It takes about two hours. Purnima and Ekadashi are the usual days, but you may choose any day. Samagri, panjiri, panchamrit and dakshina are included. Please tell us how many will take prasad.',
      detailsHindi:
        'सारनाथ में आप जहाँ ठहरे हैं, वहाँ पंडित जी कलश स्थापित करके गणेश, नवग्रह और भगवान सत्यनारायण का पूजन करेंगे। वे पाँचों अध्याय संस्कृत और हिन्दी में सुनाएँगे और अंत में आरती होगी। इसमें लगभग 2 घंटे लगते हैं। अक्सर पूर्णिमा या एकादशी को कथा होती है, पर आप कोई भी दिन चुन सकते हैं। सामग्री, पंजीरी, पंचामृत और दक्षिणा इसी राशि में शामिल हैं। प्रसाद कितने लोगों के लिए बनेगा, यह पहले बता दीजिए।',
    },
    {
      name: 'Navgrah Shanti Havan',
      nameHindi: 'नवग्रह शांति हवन',
      cost: 4500,
      details:
        'In an open courtyard near your stay the priests set up the nine planets on an altar and worship them one after another. Each has its own jap and its own offering in the fire. The last offering and the aarti close the rite. It takes about two and a half hours, in the morning. We place a chair beside the altar if you cannot sit on the floor. Samagri, havan wood, ghee and the dakshina of two priests are included. Please bring your date, time and place of birth if you know them.',
      detailsHindi:
        'आपके ठहरने की जगह के पास खुले आँगन में वेदी पर नवग्रह स्थापित करके एक-एक का पूजन होता है। हर ग्रह का जप और उसकी अपनी आहुति होती है, और अंत में पूर्णाहुति और आरती। यह सुबह होता है और इसमें लगभग ढाई घंटे लगते हैं। जो नीचे न बैठ सकें, उनके लिए वेदी के किनारे कुर्सी लगा दी जाएगी। सामग्री, हवन की लकड़ी, घी और दो पंडितों की दक्षिणा इसी राशि में शामिल हैं। जन्म की तारीख, समय और स्थान मालूम हों तो लिखकर लाइए।',
    },
    {
      name: 'Birthday Pujan',
      nameHindi: 'जन्मदिन पूजन',
      cost: 1900,
      details:
        'After Ganesh pujan the priest worships Markandeya Ji and the other Chiranjivis. Lamps are lit, and the elders give their blessing with rice and tilak. You take milk with jaggery and sesame as prasad. It takes about an hour, in the morning, where you stay. Samagri, prasad and dakshina are included. You need to bring only new or freshly washed clothes for the person whose birthday it is.',
      detailsHindi:
        'गणेश पूजन के बाद मार्कंडेय जी और अन्य चिरंजीवियों का पूजन होता है। दीप जलाए जाते हैं, बड़े लोग अक्षत और तिलक से आशीर्वाद देते हैं, और दूध में गुड़ और तिल मिलाकर प्रसाद लिया जाता है। यह सुबह आपके ठहरने की जगह पर होता है और इसमें लगभग एक घंटा लगता है। सामग्री, प्रसाद और दक्षिणा इसी राशि में शामिल हैं। जिनका जन्मदिन हो, वे नए या धुले हुए कपड़े साथ लाएँ, और कुछ लाना नहीं है।',
    },
  ],
}
