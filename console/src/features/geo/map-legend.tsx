import { useTexts } from '../../shared/language/texts.tsx'
import type { Shade } from './shades.ts'

/** What each shade stands for. */
export function MapLegend({ shades, short }: { shades: readonly Shade[]; short: (value: number) => string }) {
  const t = useTexts()
  return (
    <ul className="ad-map-legend ad-small">
      <li>
        <span className="ad-map-legend__spot ad-map-legend__spot--0" />
        {t('geo.none')}
      </li>
      {shades.map(({ shade, from, to }) => (
        <li key={shade}>
          <span className={`ad-map-legend__spot ad-map-legend__spot--${shade}`} />
          <span className="ad-num">
            {from === to ? short(from) : t('geo.range', { from: short(from), to: short(to) })}
          </span>
        </li>
      ))}
    </ul>
  )
}
