/** The priest's profile: contact, life and education (specification, section 2). */
export const profile = {
  notice: {
    en: 'This is a sample profile of an invented person, to be replaced by the operator with the details of their own priest.',
    hi: 'यह एक काल्पनिक व्यक्ति का नमूना परिचय है, जिसकी जगह संचालक अपने पंडित जी का परिचय देंगे।',
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
      'Pandit Udaharan Shastri was born into a family of village priests and learned his first mantras by ear from his grandfather, before he could read. As a boy he carried the pooja bag from house to house with his father and saw that a rite needs patience more than a loud voice.',
      'After his studies he returned to the work of the family and has now performed poojas, kathas and sanskars in homes and at the ghats for about thirty years. Before each step he says in simple Hindi what is being done and why, so that those who hear it for the first time can follow too.',
      'He is glad to take time with elderly devotees: chairs are allowed, pauses are allowed, and a rite can be shortened where health requires it. What is needed and what it costs is told beforehand, and he asks for nothing further during the pooja.',
    ],
    hi: [
      'पंडित उदाहरण शास्त्री का जन्म गाँव के एक पुरोहित परिवार में हुआ और अक्षर सीखने से भी पहले उन्होंने दादा जी से सुन-सुनकर मंत्र याद कर लिए थे। बचपन में वे पिता जी के साथ पूजा का झोला लेकर घर-घर जाते थे और तभी समझ गए कि पूजा में ऊँची आवाज़ से ज़्यादा धीरज काम आता है।',
      'पढ़ाई पूरी करके वे अपने घर के काम में लौट आए और अब लगभग 30 वर्षों से घरों में और घाटों पर पूजा, कथा और संस्कार करा रहे हैं। हर विधि से पहले वे सरल हिन्दी में बताते हैं कि क्या हो रहा है और क्यों हो रहा है, ताकि पहली बार सुनने वाले भी समझ सकें।',
      'बुज़ुर्ग भक्तों के साथ वे पूरा समय लेकर पूजा कराते हैं: कुर्सी पर बैठ सकते हैं, बीच में विश्राम कर सकते हैं, और शरीर साथ न दे तो विधि छोटी भी की जा सकती है। क्या-क्या लगेगा और कितना खर्च आएगा, यह पहले बता दिया जाता है और पूजा के बीच में वे और कुछ नहीं माँगते।',
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
