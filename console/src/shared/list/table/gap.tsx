/** In pixels, of a row of two lines that isn't drawn yet. */
export const USUAL_HEIGHTS = { comfortable: 43, compact: 32 } as const

/** A row of the height of all that aren't drawn there. */
export function Gap({ height, span }: { height: number; span: number }) {
  if (height <= 0) return null
  return (
    <tr aria-hidden className="ad-table__gap">
      <td colSpan={span} style={{ height }} />
    </tr>
  )
}
