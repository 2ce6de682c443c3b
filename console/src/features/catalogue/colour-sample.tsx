import './catalogue.css'

/** A colour as a spot of it, with its code. */
export function ColourSample({ color }: { color: string }) {
  return (
    <span className="ad-row">
      <span className="ad-colour" style={{ background: color }} />
      <span className="ad-num">{color}</span>
    </span>
  )
}
