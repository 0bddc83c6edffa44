/** The 22 poojas of the list (specification, section 2). `like` finds them in the names of the poojas that can be booked. */
export const availablePoojas: { en: string; hi: string; like?: RegExp }[] = [
  { en: 'Ganesh Pujan', hi: 'गणेश पूजन' },
  { en: 'Lakshmi Ganesh Pujan', hi: 'लक्ष्मी-गणेश पूजन' },
  { en: 'Satyanarayan Vrat Katha', hi: 'सत्यनारायण व्रत कथा' },
  { en: 'Rudrabhishek', hi: 'रुद्राभिषेक' },
  { en: 'Maha Mrityunjaya Jap', hi: 'महामृत्युंजय जप' },
  { en: 'Durga Saptashati Path', hi: 'दुर्गा सप्तशती पाठ' },
  { en: 'Sundarkand Path', hi: 'सुंदरकांड पाठ' },
  { en: 'Akhand Ramcharitmanas Path', hi: 'अखंड रामचरितमानस पाठ' },
  { en: 'Gayatri Havan', hi: 'गायत्री हवन' },
  { en: 'Navgrah Shanti', hi: 'नवग्रह शांति' },
  { en: 'Gandmool Nakshatra Shanti', hi: 'गंडमूल नक्षत्र शांति' },
  { en: 'Bhoomi Pujan', hi: 'भूमि पूजन' },
  { en: 'Vastu Shanti', hi: 'वास्तु शांति' },
  { en: 'Griha Pravesh', hi: 'गृह प्रवेश' },
  { en: 'Namkaran Sanskar (naming)', hi: 'नामकरण संस्कार', like: /Namkaran/ },
  { en: 'Annaprashan Sanskar (first rice)', hi: 'अन्नप्राशन संस्कार', like: /Annaprashan/ },
  { en: 'Mundan Sanskar (first haircut)', hi: 'मुंडन संस्कार', like: /Mundan/ },
  { en: 'Yagyopavit Sanskar (Janeu)', hi: 'यज्ञोपवीत संस्कार (जनेऊ)', like: /Yagyopavit|Janeu/ },
  { en: 'Vivah Sanskar (wedding)', hi: 'विवाह संस्कार', like: /Vivah/ },
  { en: 'Birthday Pujan', hi: 'जन्मदिन पूजन' },
  { en: 'Pitru Tarpan and Shraddh', hi: 'पितृ तर्पण और श्राद्ध', like: /Tarpan|Shraddh/ },
  { en: 'Pind Daan', hi: 'पिंडदान' },
]

/** Shown beside the list: a sanskar, a wedding or a house-warming is held at an auspicious hour. */
export const muhuratNote = {
  en: 'For a sanskar, a wedding, Griha Pravesh or Bhoomi Pujan, ask your family priest for the muhurat. Then choose the date.',
  hi: 'संस्कार, विवाह, गृह प्रवेश या भूमि पूजन हो तो मुहूर्त अपने पंडित जी से पूछिए। फिर तारीख चुनिए।',
} as const
