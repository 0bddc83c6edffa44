/** A UTR in groups of four digits, as people compare it with a statement. A copy of it contains no blanks. */
export const UtrDigits = ({ of }: { of: string }) =>
  (of.match(/.{1,4}/g) ?? []).map((group, index) => (
    <span key={index} className={index > 0 ? 'ms-[0.25em]' : undefined}>
      {group}
    </span>
  ))
