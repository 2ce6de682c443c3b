import { Button } from '@blueprintjs/core'
import { Minus, Plus } from '@blueprintjs/icons'
import { useTexts } from '../../../shared/language/texts.tsx'

/** Ready-made quantities: the category's usual run as many times as wanted, one of each size, nothing. */
export function SizeRuns({
  hasRun,
  hint,
  times,
  onTimes,
  onOneOfEach,
  onClear,
}: {
  hasRun: boolean
  hint: string
  times: number
  onTimes: (times: number) => void
  onOneOfEach: () => void
  onClear: () => void
}) {
  const t = useTexts()
  return (
    <div className="ad-row ad-row--wrap">
      {hasRun && (
        <span className="ad-row" title={hint}>
          <strong className="ad-small">{t('product.runs')}</strong>
          <Button
            size="small"
            icon={<Minus size={13} />}
            aria-label={t('product.fewer_runs')}
            disabled={times === 0}
            onClick={() => onTimes(times - 1)}
          />
          <span className="ad-num" aria-live="polite">
            {times}
          </span>
          <Button
            size="small"
            icon={<Plus size={13} />}
            aria-label={t('product.more_runs')}
            onClick={() => onTimes(times + 1)}
          />
        </span>
      )}
      <Button size="small" onClick={onOneOfEach}>
        {t('product.half_run')}
      </Button>
      <Button size="small" variant="minimal" onClick={onClear}>
        {t('product.clear')}
      </Button>
    </div>
  )
}
