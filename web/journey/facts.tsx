/** The drawing beside a fact (`fact-…` in web/styles/ornaments.css). */
export type FactIcon = 'boat' | 'car' | 'e-rickshaw' | 'on-foot' | 'room' | 'steps' | 'wheelchair'
export type Fact = readonly [icon: FactIcon, text: string]

/** Short facts side by side, each with its drawing. */
export const Facts = ({ facts, className = '' }: { facts: readonly Fact[]; className?: string }) =>
  facts.length > 0 && (
    <ul className={`flex flex-wrap gap-x-4 gap-y-1 text-[0.95em] leading-snug ${className}`}>
      {facts.map(([icon, text]) => (
        <li key={icon} className={`fact fact-${icon}`}>
          {text}
        </li>
      ))}
    </ul>
  )

// Tailwind finds only whole names: fact-boat fact-car fact-e-rickshaw fact-on-foot fact-room fact-steps fact-wheelchair
