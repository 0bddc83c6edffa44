import type { DrawnCity } from './city.ts'

/** A place on the drawn map of a city: its names, and its position on a map of 100 × 100 with north at the top. */
export type Spot = { en: string; hi: string; x: number; y: number }

/** The places on the maps. Distances are not to scale: places that are close together are drawn further apart. */
export const spots = {
  // The Ganga flows to the north; the ghats are on its west bank.
  varanasi: {
    sarnath: { en: 'Sarnath', hi: 'सारनाथ', x: 66, y: 9 },
    'namo-ghat': { en: 'Namo Ghat', hi: 'नमो घाट', x: 69, y: 26 },
    'kaal-bhairav': { en: 'Kaal Bhairav', hi: 'काल भैरव', x: 44, y: 33 },
    panchganga: { en: 'Panchganga Ghat', hi: 'पंचगंगा घाट', x: 59, y: 38 },
    manikarnika: { en: 'Manikarnika Ghat', hi: 'मणिकर्णिका घाट', x: 53, y: 48 },
    vishwanath: { en: 'Kashi Vishwanath', hi: 'काशी विश्वनाथ', x: 37, y: 49 },
    dashashwamedh: { en: 'Dashashwamedh Ghat', hi: 'दशाश्वमेध घाट', x: 47, y: 60 },
    durga: { en: 'Durga Temple', hi: 'दुर्गाकुंड', x: 24, y: 74 },
    'tulsi-manas': { en: 'Tulsi Manas Mandir', hi: 'तुलसी मानस मंदिर', x: 30, y: 83 },
    'sankat-mochan': { en: 'Sankat Mochan', hi: 'संकट मोचन', x: 21, y: 92 },
    assi: { en: 'Assi Ghat', hi: 'अस्सी घाट', x: 46, y: 78 },
  },
  // The Ganga comes from the north, the Yamuna from the west; together they flow to the east.
  prayagraj: {
    'nag-vasuki': { en: 'Nag Vasuki', hi: 'नागवासुकि', x: 56, y: 15 },
    'veni-madhav': { en: 'Veni Madhav', hi: 'वेणी माधव', x: 60, y: 28 },
    'bharadwaj-ashram': { en: 'Bharadwaj Ashram', hi: 'भरद्वाज आश्रम', x: 16, y: 23 },
    'alopi-devi': { en: 'Alopi Devi', hi: 'अलोपी देवी', x: 45, y: 41 },
    'bade-hanuman': { en: 'Bade Hanuman', hi: 'बड़े हनुमान जी', x: 60, y: 52 },
    akshayavat: { en: 'Akshayavat', hi: 'अक्षयवट', x: 57, y: 62 },
    mankameshwar: { en: 'Mankameshwar', hi: 'मनकामेश्वर', x: 37, y: 67 },
    sangam: { en: 'Sangam', hi: 'संगम', x: 75, y: 73 },
  },
  // The Mandakini flows to the north, past Anusuya's ashram, Sphatik Shila and Janki Kund to Ramghat.
  chitrakoot: {
    station: { en: 'Chitrakootdham Karwi station', hi: 'चित्रकूटधाम कर्वी स्टेशन', x: 78, y: 9 },
    'bharat-koop': { en: 'Bharat Koop', hi: 'भरत कूप', x: 14, y: 13 },
    ramghat: { en: 'Ramghat', hi: 'रामघाट', x: 52, y: 31 },
    'hanuman-dhara': { en: 'Hanuman Dhara', hi: 'हनुमान धारा', x: 78, y: 37 },
    kamadgiri: { en: 'Kamadgiri', hi: 'कामदगिरि', x: 29, y: 40 },
    'janki-kund': { en: 'Janki Kund', hi: 'जानकी कुंड', x: 53, y: 46 },
    'sphatik-shila': { en: 'Sphatik Shila', hi: 'स्फटिक शिला', x: 56, y: 57 },
    anusuya: { en: 'Sati Anusuya Ashram', hi: 'सती अनुसूया आश्रम', x: 63, y: 82 },
    'gupt-godavari': { en: 'Gupt Godavari', hi: 'गुप्त गोदावरी', x: 20, y: 88 },
  },
  // The Saryu flows past the north of the town to the east.
  ayodhya: {
    'guptar-ghat': { en: 'Guptar Ghat', hi: 'गुप्तार घाट', x: 13, y: 30 },
    'saryu-ghat': { en: 'Saryu Ghat', hi: 'सरयू घाट', x: 68, y: 24 },
    'ram-ki-paidi': { en: 'Ram ki Paidi', hi: 'राम की पैड़ी', x: 53, y: 30 },
    nageshwarnath: { en: 'Nageshwarnath', hi: 'नागेश्वरनाथ', x: 46, y: 39 },
    'kanak-bhawan': { en: 'Kanak Bhawan', hi: 'कनक भवन', x: 43, y: 52 },
    'hanuman-garhi': { en: 'Hanuman Garhi', hi: 'हनुमानगढ़ी', x: 63, y: 55 },
    'dashrath-mahal': { en: 'Dashrath Mahal', hi: 'दशरथ महल', x: 53, y: 63 },
    'ram-mandir': { en: 'Ram Mandir', hi: 'राम मंदिर', x: 31, y: 66 },
    nandigram: { en: 'Nandigram', hi: 'नंदीग्राम', x: 38, y: 92 },
  },
  sarnath: {
    sarangnath: { en: 'Sarangnath', hi: 'सारंगनाथ', x: 88, y: 61 },
    mulagandhakuti: { en: 'Mulagandhakuti Vihara', hi: 'मूलगंधकुटी विहार', x: 76, y: 30 },
    dhamek: { en: 'Dhamek Stupa', hi: 'धमेख स्तूप', x: 55, y: 36 },
    shreyansanath: { en: 'Shreyansanath', hi: 'श्रेयांसनाथ', x: 50, y: 48 },
    museum: { en: 'Museum', hi: 'संग्रहालय', x: 42, y: 63 },
    'thai-temple': { en: 'Thai temple', hi: 'थाई मंदिर', x: 61, y: 77 },
    'tibetan-temple': { en: 'Tibetan temple', hi: 'तिब्बती मंदिर', x: 10, y: 50 },
    chaukhandi: { en: 'Chaukhandi', hi: 'चौखंडी', x: 45, y: 88 },
  },
} as const satisfies Record<DrawnCity, Record<string, Spot>>

export type SpotName<City extends DrawnCity> = keyof (typeof spots)[City] & string

/** The place of a stop on the map of a drawn city; undefined if it is not on the map. */
export const spotIn = (city: DrawnCity, name: string | null): Spot | undefined => {
  const ofCity: Record<string, Spot> = spots[city]
  return name !== null && Object.hasOwn(ofCity, name) ? ofCity[name] : undefined
}
