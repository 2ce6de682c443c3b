import { ColourSpot } from '../../shared/ui/display/colour-spot.tsx'

/** A colour as a spot of it, with its code. */
export function ColourSample({ color }: { color: string }) {
  return (
    <span className="ad-row">
      <ColourSpot color={color} />
      <span className="ad-num">{color}</span>
    </span>
  )
}
