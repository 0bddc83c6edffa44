import type { Language } from '../../domain/language.ts'

/** The calling codes with their countries (ISO 3166). If several countries share a code, the largest comes first. */
const callingCodes = `
  1 US AG AI AS BB BM BS CA DM DO GD GU JM KN KY LC MP MS PR SX TC TT VC VG VI; 7 RU KZ; 20 EG; 27 ZA; 30 GR;
  31 NL; 32 BE; 33 FR; 34 ES; 36 HU; 39 IT VA; 40 RO; 41 CH; 43 AT; 44 GB GG IM JE; 45 DK; 46 SE; 47 NO SJ;
  48 PL; 49 DE; 51 PE; 52 MX; 53 CU; 54 AR; 55 BR; 56 CL; 57 CO; 58 VE; 60 MY; 61 AU CC CX; 62 ID; 63 PH;
  64 NZ; 65 SG; 66 TH; 81 JP; 82 KR; 84 VN; 86 CN; 90 TR; 91 IN; 92 PK; 93 AF; 94 LK; 95 MM; 98 IR; 211 SS;
  212 MA EH; 213 DZ; 216 TN; 218 LY; 220 GM; 221 SN; 222 MR; 223 ML; 224 GN; 225 CI; 226 BF; 227 NE; 228 TG;
  229 BJ; 230 MU; 231 LR; 232 SL; 233 GH; 234 NG; 235 TD; 236 CF; 237 CM; 238 CV; 239 ST; 240 GQ; 241 GA;
  242 CG; 243 CD; 244 AO; 245 GW; 246 IO; 247 AC; 248 SC; 249 SD; 250 RW; 251 ET; 252 SO; 253 DJ; 254 KE;
  255 TZ; 256 UG; 257 BI; 258 MZ; 260 ZM; 261 MG; 262 RE YT; 263 ZW; 264 NA; 265 MW; 266 LS; 267 BW; 268 SZ;
  269 KM; 290 SH TA; 291 ER; 297 AW; 298 FO; 299 GL; 350 GI; 351 PT; 352 LU; 353 IE; 354 IS; 355 AL; 356 MT;
  357 CY; 358 FI AX; 359 BG; 370 LT; 371 LV; 372 EE; 373 MD; 374 AM; 375 BY; 376 AD; 377 MC; 378 SM; 380 UA;
  381 RS; 382 ME; 383 XK; 385 HR; 386 SI; 387 BA; 389 MK; 420 CZ; 421 SK; 423 LI; 500 FK; 501 BZ; 502 GT;
  503 SV; 504 HN; 505 NI; 506 CR; 507 PA; 508 PM; 509 HT; 590 GP BL MF; 591 BO; 592 GY; 593 EC; 594 GF; 595 PY;
  596 MQ; 597 SR; 598 UY; 599 CW BQ; 670 TL; 672 NF; 673 BN; 674 NR; 675 PG; 676 TO; 677 SB; 678 VU; 679 FJ;
  680 PW; 681 WF; 682 CK; 683 NU; 685 WS; 686 KI; 687 NC; 688 TV; 689 PF; 690 TK; 691 FM; 692 MH; 850 KP;
  852 HK; 853 MO; 855 KH; 856 LA; 880 BD; 886 TW; 960 MV; 961 LB; 962 JO; 963 SY; 964 IQ; 965 KW; 966 SA;
  967 YE; 968 OM; 970 PS; 971 AE; 972 IL; 973 BH; 974 QA; 975 BT; 976 MN; 977 NP; 992 TJ; 993 TM; 994 AZ;
  995 GE; 996 KG; 998 UZ
`

/** The countries sorted by name. Browsers would sort them differently from the server. */
const alphabetical = {
  en: `
    AF AX AL DZ AS AD AO AI AG AR AM AW AC AU AT AZ BS BH BD BB BY BE BZ BJ BM BT BO BA BW BR IO VG BN BG BF BI
    KH CM CA CV BQ KY CF TD CL CN CX CC CO KM CG CD CK CR CI HR CU CW CY CZ DK DJ DM DO EC EG SV GQ ER EE SZ ET
    FK FO FJ FI FR GF PF GA GM GE DE GH GI GR GL GD GP GU GT GG GN GW GY HT HN HK HU IS IN ID IR IQ IE IM IL IT
    JM JP JE JO KZ KE KI XK KW KG LA LV LB LS LR LY LI LT LU MO MG MW MY MV ML MT MH MQ MR MU YT MX FM MD MC MN
    ME MS MA MZ MM NA NR NP NL NC NZ NI NE NG NU NF KP MK MP NO OM PK PW PS PA PG PY PE PH PL PT PR QA RE RO RU
    RW WS SM ST SA SN RS SC SL SG SX SK SI SB SO ZA KR SS ES LK BL SH KN LC MF PM VC SD SR SJ SE CH SY TW TJ TZ
    TH TL TG TK TO TT TA TN TR TM TC TV VI UG UA AE GB US UY UZ VU VA VE VN WF EH YE ZM ZW
  `,
  hi: `
    AO AZ AF AS AW AR SV DZ AL AC IM IS IE AM ID EC GQ IL IT ET IQ ER IR UZ KP MK MP UY AI AG AD AX EE SZ AT AU
    OM KH KZ QA CA CD CG KI KG CK CW KW KE CV CM KY BQ CC CI KM CO XK CR CU CX HR GG GM GN GW GU GY GA GL GD GT
    GP GH TD CL CN CZ JM DE JE JP ZM DJ GI ZW GE JO TO TG TN TA DK DO DM TZ TW TJ TL TC TM TR TV TK TT TH ZA KR
    SS NE NG NR NA NI NL NU NP NF NO NC NZ PA PY PW EH PK PG PT PE PR PL FJ FI PH PS FO FK FR GF PF BM BH BS BD
    BB BI BF BG BJ BY BZ BE BW BO BA BR VG IO BN IN BT MN MO CF MW MY FM YT MQ MH MV ML MT EG MG MX MR MU MD MS
    ME MZ MC MA MM YE UG VI UA GB GR RW RE RU RO LU LR LA LV LI LT LY LB LS VU WF VN VA VE LK AE US SA WS RS CY
    ST SG SX SL SY SD SR KN PM BL MF LC VC SH SN SC SM SO SB ES SK SI SJ CH SE HU HK HT HN
  `,
}

export const HOME_COUNTRY = 'IN'

const codesWithCountries = callingCodes
  .split(';')
  .map((entry) => entry.trim().split(' '))
  .map(([code = '', ...countries]) => ({ code, countries }))

const codeByCountry = new Map(codesWithCountries.flatMap(({ code, countries }) => countries.map((one) => [one, code])))

/** All countries in the alphabetical order of a language, India first. */
export const countriesIn = (language: Language): string[] => [
  HOME_COUNTRY,
  ...alphabetical[language]
    .trim()
    .split(/\s+/)
    .filter((country) => country !== HOME_COUNTRY),
]

/** The calling code of a country, such as `91`; undefined for anything else. */
export const callingCodeOf = (country: string): string | undefined => codeByCountry.get(country)

/** The country of a number in E.164, and the digits after its calling code; null if no country has the code. */
export function splitNumber(e164: string): { country: string; digits: string } | null {
  const found = codesWithCountries.find(({ code }) => e164.startsWith(`+${code}`))
  const country = found?.countries[0]
  return found && country ? { country, digits: e164.slice(found.code.length + 1) } : null
}
