import type { Bilingual } from '../language.ts'
import type { LunarMonthKey, Paksha } from './names.ts'

/** The names of the Ekadashis of a year. Months are counted from full moon to full moon. */
export const ekadashis: Record<LunarMonthKey, Record<Paksha, Bilingual>> = {
  chaitra: { krishna: { en: 'Papmochani', hi: 'पापमोचनी' }, shukla: { en: 'Kamada', hi: 'कामदा' } },
  vaishakha: { krishna: { en: 'Varuthini', hi: 'वरूथिनी' }, shukla: { en: 'Mohini', hi: 'मोहिनी' } },
  jyeshtha: { krishna: { en: 'Apara', hi: 'अपरा' }, shukla: { en: 'Nirjala', hi: 'निर्जला' } },
  ashadha: { krishna: { en: 'Yogini', hi: 'योगिनी' }, shukla: { en: 'Dev Shayani', hi: 'देवशयनी' } },
  shravana: { krishna: { en: 'Kamika', hi: 'कामिका' }, shukla: { en: 'Shravan Putrada', hi: 'श्रावण पुत्रदा' } },
  bhadrapada: { krishna: { en: 'Aja', hi: 'अजा' }, shukla: { en: 'Parivartini', hi: 'परिवर्तिनी' } },
  ashwin: { krishna: { en: 'Indira', hi: 'इंदिरा' }, shukla: { en: 'Papankusha', hi: 'पापांकुशा' } },
  kartik: { krishna: { en: 'Rama', hi: 'रमा' }, shukla: { en: 'Dev Uthani', hi: 'देवउठनी' } },
  margashirsha: { krishna: { en: 'Utpanna', hi: 'उत्पन्ना' }, shukla: { en: 'Mokshada', hi: 'मोक्षदा' } },
  pausha: { krishna: { en: 'Saphala', hi: 'सफला' }, shukla: { en: 'Paush Putrada', hi: 'पौष पुत्रदा' } },
  magha: { krishna: { en: 'Shattila', hi: 'षटतिला' }, shukla: { en: 'Jaya', hi: 'जया' } },
  phalguna: {
    krishna: { en: 'Vijaya', hi: 'विजया' },
    // In Kashi this Ekadashi is called Rangbhari.
    shukla: { en: 'Rangbhari (Amalaki)', hi: 'रंगभरी (आमलकी)' },
  },
}

/** The names of both Ekadashis of a leap month. */
export const adhikEkadashis: Record<Paksha, Bilingual> = {
  shukla: { en: 'Padmini', hi: 'पद्मिनी' },
  krishna: { en: 'Parama', hi: 'परमा' },
}
