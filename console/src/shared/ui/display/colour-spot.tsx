import './colour-spot.css'

/** A colour as a spot of it. */
export const ColourSpot = ({ color }: { color: string }) => (
  <span className="ad-colour" style={{ background: color }} />
)
