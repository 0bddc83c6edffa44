import { area } from './area.ts'

const landing = '§2 the landing page leads to each city'
const carousel = '§9 the carousel has six slides'
const offers = '§2 /city: packages and poojas are shown to a visitor'
const known = '§2 /city: each known city has its picture'
const counts = '§5 §9 head counts are 2 to 11'
const chosen = '§4 one package or one pooja is chosen'
const read = '§2 §6 /feedback: a visitor reads text, stars and author'
const written = '§2 §6 feedback: a devotee writes it'
const sentOnce = '§4 feedback: presses while it is sent'
const footer = '§2 the footer of'
const priest = '§2 /priest: the page has contact'
const poojas = '§2 /poojas: the 22 poojas are listed as text'
const title = '§2 every public page in'
const code = '§4 the code from the email replaces'
const path = '§1 §2 the main path'
const registering = '§5 registering without'
const escaped = '§1 the first visit asks for the language, where Escape'
const question = ['§1 the first visit asks for the language, where OK', escaped]
const words = '§1 both languages: names, texts and titles'
const labels = '§8 the texts of the specification are among the messages'

export const visitors = [
  ...area('1 /landing', [
    ['The city booking menu has a booking link per city', landing, path],
    ['It has an external details link per city', landing],
    ['City links: /city/prayagraj, varanasi, prayagraj (for Mahakumbh), chitrakoot, ayodhya, sarnath', landing],
    ['The carousel shows images', carousel],
    ['The carousel has six slides', carousel],
    ['The carousel advances every 5 seconds', carousel],
    ['The carousel wraps around', carousel, 'ACCESS the carousel moves by arrow keys'],
    ['A priest profile teaser links to /priest', landing],
    ['A services list links to /poojas', landing],
    ['The footer has the customer care phone', footer],
    ['The footer has the support email', footer],
    ['The footer has a link to /feedback', footer],
  ]),
  ...area('2 /city/{cityName}', [
    ['Known cities have a background image', known],
    ['Known cities have a Hindi name', known, '§9 the five cities are known'],
    ['It lists the packages of the city', offers, '§7 GET /%s/city lists the content'],
    ['It lists the poojas of the city', offers, '§7 GET /%s/city lists the content'],
    ['Its footer has customer-care phone, support email and a link to /feedback', footer],
    ['Admins see Edit links on packages', '§2 §6 an admin edits a price'],
    ['Admins see Edit links on poojas', '§2 an admin edits a pooja'],
    ['A USER sees the add-to-cart action', chosen, '§4 selection: after an addition'],
    ['A visitor reads "Log In/ Register To Add To Cart"', offers],
    ['Date inputs have a minimum of tomorrow', counts],
    ['Head count choices run 2 to 11, default 2', counts],
    ['The package price is shown as "+ GST"', offers],
    [
      'Either one package or one pooja is selected, not both',
      chosen,
      '§4 a valid selection is one package or one pooja',
    ],
    [
      'Selecting a pooja clears previously chosen poojas and their date',
      chosen,
      '§4 selection: another pooja replaces',
    ],
    ['Unchecking a pooja removes its date', chosen],
    ['After a successful add the selection is reset', path, '§4 selection: after an addition nothing is chosen'],
  ]),
  ...area('3 /feedback', [
    ['It has a title', written, title],
    ['It has a text input with the placeholder "Write a feedback"', read, sentOnce],
    ['It has a five-star rating picker, default 5', written, '§9 the rating is 5 when none is given'],
    ['It has a Submit button', read, written, labels],
    ['It has a list of feedback items', read],
    ['Each item shows text, rating and the author’s name', read, '§3 everyone sees the text, rating, time and author'],
    ['An admin sees a delete control', read, '§2 §6 /feedback: an admin is asked before a deletion'],
    ['The author sees a delete control, a visitor does not', written, read],
    ['A submission is ignored while one is loading', sentOnce],
    ['On success the text is cleared and the rating reset to 5', sentOnce, written],
  ]),
  ...area('4 /priest', [
    ['The profile has contact details', priest],
    ['The profile has a biography', priest],
    ['The profile has an education', priest],
    ['It is in English', priest, words],
    ['It is in Hindi', priest, words],
  ]),
  ...area('5 /poojas', [
    ['It lists 22 available pooja events', poojas],
    ['The list is text only', poojas],
    ['It is in English', poojas],
    ['It is in Hindi', poojas],
  ]),
  ...area('6 /auth/login', [
    ['Login is by email and password', code, '§3 a user has id, name, email'],
    ['"Forgot password?" switches to a reset flow', code, labels],
    ['The reset flow: enter email, Send OTP', code, labels],
    ['Then new password and OTP with Submit', code, labels, 'CONTRACT user/verifyOtp: the emailed code sets'],
    ['Then success, and the form returns to the login view', code],
    ['A password visibility toggle exists', code],
    ['Login and Register labels are in English or Hindi', path, words, '§2 header: a visitor finds'],
    [
      'A wrong email or password is refused',
      '§2 a wrong password has a message',
      'CONTRACT user/login: a wrong email and a wrong password',
    ],
  ]),
  ...area('7 /auth/register', [
    ['It asks for the full name', path, registering],
    ['It asks for the phone number', path, registering],
    ['It asks for the email', path, registering],
    ['It asks for the password', path, registering],
    ['A registration logs in', '§7 registering answers 201', path],
    ['Anonymous visitors are prompted to log in and can register from there', path, offers],
  ]),
  ...area('16 Language', [
    ['On the first visit a confirm dialog asks for the language', ...question],
    ['OK is English, Cancel is Hindi', ...question, path],
    ['The choice is stored under language and languageSelected, values en and hi', ...question],
    ['It is not asked again', escaped, '§1 the question for the language on a first visit: is never'],
    ['The product is in English', words, '§1 every message exists'],
    ['The product is in Hindi', words, '§1 Hindi messages are in Devanagari'],
  ]),
]
