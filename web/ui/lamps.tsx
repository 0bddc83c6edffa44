/** A row of lamps that shows progress: the first `lit` lamps are lit. The text beside it must say the same. */
export const Lamps = ({ of, lit, className = '' }: { of: number; lit: number; className?: string }) => (
  <span aria-hidden className={`flex flex-wrap gap-3 ${className}`}>
    {Array.from({ length: of }, (_, index) => (
      <span key={index} className={`mark mark-diya ${index < lit ? '' : 'opacity-30'}`} />
    ))}
  </span>
)
