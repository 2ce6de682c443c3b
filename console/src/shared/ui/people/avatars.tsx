import type { CSSProperties } from 'react'
import { hueOf, initialsOf } from './initials.ts'
import './avatars.css'

const SHOWN = 3

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
