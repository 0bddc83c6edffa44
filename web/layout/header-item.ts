/** How a link or an act of the header looks. */
export const headerItem =
  'inline-flex min-h-[48px] min-w-11 shrink-0 items-center justify-center border-b-4 border-transparent px-1 pt-1 text-[0.95rem] whitespace-nowrap hover:border-stone aria-[current=page]:border-marigold aria-[current=page]:font-bold'
