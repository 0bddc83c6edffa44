import type { ComponentProps } from 'react'

const widths = {
  form: 'max-w-md py-4 sm:py-8',
  message: 'max-w-xl py-10',
  text: 'max-w-2xl py-4 sm:py-8',
  cards: 'max-w-3xl py-4 sm:py-8',
  table: 'max-w-5xl py-4 sm:py-8',
  desk: 'max-w-[84rem] py-5',
} as const
const gaps = { 4: 'gap-4', 5: 'gap-5', 6: 'gap-6' } as const

type Props = ComponentProps<'main'> & { width?: keyof typeof widths; gap?: keyof typeof gaps }

/** The content of a page in one column; `width` names the kind of content. */
export const Page = ({ width = 'text', gap = 5, className = '', ...main }: Props) => (
  <main {...main} className={`mx-auto grid w-full px-4 ${widths[width]} ${gaps[gap]} ${className}`} />
)
