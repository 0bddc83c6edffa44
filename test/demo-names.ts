/** Names of people who do not exist: the family names are words for "example", "sample" and "imagined". */
const first = [
  ['Kamala', 'कमला'],
  ['Ramesh', 'रमेश'],
  ['Sita', 'सीता'],
  ['Mohan', 'मोहन'],
  ['Savitri', 'सावित्री'],
  ['Gopal', 'गोपाल'],
  ['Lakshmi', 'लक्ष्मी'],
  ['Krishna', 'कृष्णा'],
  ['Durga', 'दुर्गा'],
  ['Vijay', 'विजय'],
  ['Parvati', 'पार्वती'],
  ['Suresh', 'सुरेश'],
  ['Radha', 'राधा'],
] as const
const last = [
  ['Namunapuri', 'नमूनापुरी'],
  ['Udaharani', 'उदाहरणी'],
  ['Kalpitkar', 'कल्पितकर'],
  ['Misalwala', 'मिसालवाला'],
  ['Drishtanti', 'दृष्टांती'],
  ['Kalpanik', 'काल्पनिक'],
  ['Pratirup', 'प्रतिरूप'],
] as const

/** One name in three is in Devanagari, as people write their own. */
export function devoteeName(number: number): string {
  const script = number % 3 === 0 ? 1 : 0
  const [given, family] = [first[number % first.length], last[number % last.length]]
  return `${given?.[script]} ${family?.[script]}`
}

export const emailOf = (number: number): string => `yatri.${number}@example.com`
