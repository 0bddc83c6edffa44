/** The priest's profile: contact, life and education (specification, section 2). */
export const profile = {
  notice: {
    en: 'This is a sample profile of an invented person. The operator will put the details of their own priest here.',
    hi: 'यह एक काल्पनिक व्यक्ति का नमूना परिचय है। इसकी जगह संचालक अपने पंडित जी का परिचय देंगे।',
  },
  // At a holy place, families have gone to the same priest for generations.
  ownPriest: {
    en: 'If your family has its own priest at a holy place, tell us his name.',
    hi: 'किसी तीर्थ पर आपके कुल के अपने पुरोहित हों तो उनका नाम बता दीजिए।',
  },
  prayagwal: {
    en: 'At the Sangam, Prayagwal tirth-purohits perform the rites for the departed. If one of them is your family’s priest, tell us his flag too.',
    hi: 'संगम पर पितरों के कर्म प्रयागवाल तीर्थ-पुरोहित कराते हैं। वहाँ अपने पंडा जी का झंडा भी बता दीजिए।',
  },
  contact: {
    phone: '+91 55500 00100',
    email: 'priest@example.com',
    address: {
      en: 'House No. 0, Example Lane, Sample Mohalla, Udaharanpur',
      hi: 'मकान नं. 0, उदाहरण गली, नमूना मोहल्ला, उदाहरणपुर',
    },
  },
  biography: {
    en: [
      'Pandit Udaharan Shastri was born into a family of village priests. He learned his first mantras by ear from his grandfather, before he could read. As a boy he carried the pooja bag from house to house with his father. He saw then that a rite needs patience more than a loud voice.',
      'After his studies he took up the priesthood of his family. For about 30 years he has performed poojas, kathas and sanskars in homes and at the ghats. Before each step he says in simple Hindi what he is doing and why, so that newcomers can follow too.',
      'He takes his time with elderly devotees. You may sit on a chair and rest in between, and he can shorten a rite if your health needs it. He tells you beforehand what is needed and what it costs. During the pooja he asks for nothing more.',
    ],
    hi: [
      'पंडित उदाहरण शास्त्री का जन्म गाँव के एक पुरोहित परिवार में हुआ। अक्षर सीखने से भी पहले उन्होंने दादा जी से सुन-सुनकर मंत्र याद कर लिए थे। बचपन में वे पिता जी के साथ पूजा का झोला लेकर घर-घर जाते थे। तभी वे समझ गए कि पूजा में ऊँची आवाज़ से ज़्यादा धीरज काम आता है।',
      'पढ़ाई पूरी करके वे अपने कुल की पुरोहिती में लौट आए। अब लगभग 30 वर्षों से वे घरों में और घाटों पर पूजा, कथा और संस्कार करा रहे हैं। हर विधि से पहले वे सरल हिन्दी में बताते हैं कि क्या हो रहा है और क्यों, ताकि पहली बार सुनने वाले भी समझ सकें।',
      'बुज़ुर्ग भक्तों के साथ वे पूरा समय लेकर पूजा कराते हैं। आप कुर्सी पर बैठ सकते हैं और बीच में आराम कर सकते हैं। शरीर साथ न दे तो वे विधि छोटी भी कर देते हैं। क्या-क्या लगेगा और कितना खर्च आएगा, यह वे पहले बता देते हैं। पूजा के बीच में वे और कुछ नहीं माँगते।',
    ],
  },
  education: {
    en: [
      'Eight years of Vedic recitation, Shukla Yajurveda (Madhyandina branch), at a gurukul',
      'Shastri in Sanskrit grammar, from a Sanskrit college',
      'Acharya in Karmakand, from a Sanskrit university',
      'Study of Jyotish and the panchang with a family teacher',
    ],
    hi: [
      'एक गुरुकुल में 8 वर्ष शुक्ल यजुर्वेद (माध्यंदिन शाखा) का वेदपाठ',
      'संस्कृत व्याकरण में शास्त्री, एक संस्कृत महाविद्यालय से',
      'कर्मकांड में आचार्य, एक संस्कृत विश्वविद्यालय से',
      'परिवार के गुरु जी से ज्योतिष और पंचांग का अध्ययन',
    ],
  },
  languages: {
    en: 'Hindi, Sanskrit, Awadhi and simple English',
    hi: 'हिन्दी, संस्कृत, अवधी और सरल अंग्रेज़ी',
  },
}
