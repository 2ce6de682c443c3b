import './buying.css'

/** What all rows of a list come to; each figure has its place before it is known. */
export function BuyingTotals({
  label,
  figures,
}: {
  label: string
  figures: readonly (readonly [name: string, value: string | undefined])[]
}) {
  return (
    <dl className="ad-buying-totals" aria-label={label}>
      {figures.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd className="ad-num">{value ?? '…'}</dd>
        </div>
      ))}
    </dl>
  )
}
