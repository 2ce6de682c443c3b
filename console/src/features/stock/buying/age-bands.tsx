import { AGE_BANDS, type AgeBand, type listDeadStock } from '@deportivo/contracts/catalogue/dead-stock'
import type { ReplyOf } from '@deportivo/contracts/route'
import { useTexts } from '../../../shared/language/texts.tsx'
import { useFormats } from '../../../shared/language/use-formats.ts'
import './buying.css'

type Totals = ReplyOf<typeof listDeadStock>['totals']

/** What lies in each band of age. A pressed one narrows the list to it; pressed again, the list is whole. */
export function AgeBands({
  totals,
  chosen,
  onChoose,
}: {
  totals: Totals | undefined
  chosen: string | undefined
  onChoose: (band: AgeBand | undefined) => void
}) {
  const t = useTexts()
  const { count, money } = useFormats()
  return (
    <div className="ad-age-bands ad-no-print" role="group" aria-label={t('dead_stock.bands')}>
      {AGE_BANDS.map((band) => {
        const sum = totals?.bands.find((one) => one.band === band)
        const isOn = band === chosen
        return (
          <button
            key={band}
            type="button"
            className="ad-card"
            aria-pressed={isOn}
            onClick={() => onChoose(isOn ? undefined : band)}
          >
            <span>{t(`dead_stock.band.${band}`)}</span>
            <strong className="ad-num">{sum ? money(sum.value) : '…'}</strong>
            <span className="ad-soft ad-small ad-num">
              {sum
                ? t('dead_stock.band_sums', {
                    sizes: sum.sizes,
                    shown: count(sum.sizes),
                    units: count(sum.on_hand),
                  })
                : '…'}
            </span>
          </button>
        )
      })}
    </div>
  )
}
