import { raw } from 'hono/html'

/** The colours of docs/design.md that emails use, the same as in web/styles/colors.css: light scheme, dark scheme. */
const colours = {
  paper: ['#FBF6EC', '#10202E'],
  card: ['#FFFDF8', '#172A3A'],
  ink: ['#2A1A12', '#F3E9D7'],
  quiet: ['#6B5A4A', '#C3B8A6'],
  kumkum: ['#9E1B1E', '#F08A80'],
  action: ['#9E1B1E', '#B3312F'],
  'on-action': ['#FFFDF8', '#FFFDF8'],
  marigold: ['#E8A317', '#F2B544'],
  glow: ['#FBE9C3', '#3A3524'],
  river: ['#1F3B57', '#A9C7E2'],
  tulsi: ['#2F6B3C', '#8CCB98'],
  stone: ['#D3C5AC', '#33475A'],
  dusk: ['#1F3B57', '#0A1620'],
  'on-dusk': ['#F3E9D7', '#E9DFCD'],
} as const
type Colour = keyof typeof colours

export type Paint = { text?: Colour; ground?: Colour; line?: Colour }

/**
 * The attributes that colour an element. The light colours are inline, which every mail program supports; the classes let
 * `darkScheme` override them where a program supports that.
 */
export function paint({ text, ground, line }: Paint, css = '') {
  const classes = [text && `t-${text}`, ground && `g-${ground}`, line && `l-${line}`].filter(Boolean).join(' ')
  const light = [
    text && `color:${colours[text][0]}`,
    ground && `background-color:${colours[ground][0]}`,
    line && `border-color:${colours[line][0]}`,
    css,
  ]
  return raw(`class="${classes}" style="${light.filter(Boolean).join(';')}"`)
}

const darkRules = (beforeText: string, beforeGround: string) =>
  Object.entries(colours)
    .flatMap(([name, [, dark]]) => [
      `${beforeText}.t-${name}{color:${dark}!important}`,
      `${beforeGround}.g-${name}{background-color:${dark}!important}`,
      `${beforeText}.l-${name}{border-color:${dark}!important}`,
    ])
    .join('')

/** For programs that follow the reader's color scheme. Outlook's apps mark the email with attributes instead. */
export const darkScheme = raw(
  `:root{color-scheme:light dark;supported-color-schemes:light dark}@media (prefers-color-scheme:dark){${darkRules('', '')}}${darkRules('[data-ogsc] ', '[data-ogsb] ')}`,
)
