import { useState, type CSSProperties } from 'react'
import { hueOf, initialsOf } from './initials.ts'
import './portrait.css'

/** A person's picture; their initials where there is none or the browser can't show it. The name always stands beside it: nothing is read aloud twice. */
export function Portrait({
  name,
  picture,
  size = 34,
}: {
  name: string
  picture: string | null
  size?: number
}) {
  const [broken, setBroken] = useState<string | null>(null)
  const style = { '--ad-hue': hueOf(name), '--ad-portrait': `${size}px` } as CSSProperties
  return (
    <span className="ad-portrait" style={style} aria-hidden>
      {picture === null || picture === broken ? (
        initialsOf(name)
      ) : (
        <img src={picture} alt="" width={size} height={size} onError={() => setBroken(picture)} />
      )}
    </span>
  )
}
