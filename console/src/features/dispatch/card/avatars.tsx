import type { CSSProperties } from 'react'

const SHOWN = 3

export const initialsOf = (name: string): string =>
  name
    .split(/\s+/)
    .filter(Boolean)
    .slice(0, 2)
    .map((word) => word.charAt(0).toUpperCase())
    .join('')

/** The same person has the same colour on every screen. */
function hueOf(name: string): number {
  let sum = 0
  for (const letter of name) sum = (sum * 31 + letter.charCodeAt(0)) % 360
  return sum
}

/** A few people by their initials; the rest as a number. */
export function Avatars({ names, label }: { names: readonly string[]; label: string }) {
  return (
    <span className="ad-avatars" role="img" aria-label={label} title={label}>
      {names.slice(0, SHOWN).map((name) => (
        <span key={name} className="ad-avatar" style={{ '--ad-hue': hueOf(name) } as CSSProperties}>
          {initialsOf(name)}
        </span>
      ))}
      {names.length > SHOWN && <span className="ad-avatar ad-avatar--more">+{names.length - SHOWN}</span>}
    </span>
  )
}
