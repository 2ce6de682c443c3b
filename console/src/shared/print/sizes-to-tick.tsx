import './print-sheet.css'

interface SizeLine {
  readonly id: number
  readonly size_name: string
  readonly quantity: number
}

/** Sizes side by side, each with a box for the pencil. */
export const SizesToTick = ({ lines }: { lines: readonly SizeLine[] }) =>
  lines.map(({ id, size_name, quantity }) => (
    <span key={id} className="ad-print__size">
      <i aria-hidden /> {size_name} × {quantity}
    </span>
  ))
