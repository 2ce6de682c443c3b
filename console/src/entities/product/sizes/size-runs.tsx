import { Button } from '@blueprintjs/core'
import { Minus, Plus } from '@blueprintjs/icons'
import type { Product } from '@deportivo/contracts/catalogue/products'
import { useTexts, type Translate } from '../../../shared/language/texts.tsx'
import type { SizeRun } from './use-size-runs.ts'

const unitsOf = ({ sizes }: SizeRun) => sizes.reduce((sum, { quantity }) => sum + quantity, 0)

/** Of what the runs are. */
type InCategory = Pick<Product, 'category_name' | 'sizes'>

function runHint({ category_name, sizes }: InCategory, run: SizeRun, t: Translate): string {
  const names = new Map(sizes.map(({ id, name }) => [id, name]))
  return t('product.run_hint', {
    category: category_name,
    run: run.sizes.map(({ size_id, quantity }) => `${names.get(size_id) ?? ''}×${quantity}`).join(' · '),
  })
}

/** Ready-made quantities: a run of the category as many times as wanted, one of each size, nothing. */
export function SizeRuns({
  product,
  runs,
  chosen,
  times,
  onRun,
  onOneOfEach,
  onClear,
}: {
  product: InCategory
  runs: readonly SizeRun[]
  /** The run that is multiplied. */
  chosen: SizeRun | undefined
  times: number
  onRun: (run: SizeRun, times: number) => void
  onOneOfEach: () => void
  onClear: () => void
}) {
  const t = useTexts()
  return (
    <div className="ad-row ad-row--wrap">
      {chosen && (
        <span className="ad-row">
          <strong className="ad-small">{t('product.runs')}</strong>
          <Button
            size="small"
            icon={<Minus size={13} />}
            aria-label={t('product.fewer_runs')}
            disabled={times === 0}
            onClick={() => onRun(chosen, times - 1)}
          />
          <span className="ad-num" aria-live="polite">
            {times}
          </span>
          <Button
            size="small"
            icon={<Plus size={13} />}
            aria-label={t('product.more_runs')}
            onClick={() => onRun(chosen, times + 1)}
          />
        </span>
      )}
      {runs.map((run) => (
        <Button
          key={run.name}
          size="small"
          title={runHint(product, run, t)}
          aria-pressed={run.name === chosen?.name}
          active={run.name === chosen?.name}
          onClick={() => onRun(run, 1)}
        >
          <bdi>{run.name}</bdi> {unitsOf(run)}
        </Button>
      ))}
      <Button size="small" onClick={onOneOfEach}>
        {t('product.half_run')}
      </Button>
      <Button size="small" variant="minimal" onClick={onClear}>
        {t('product.clear')}
      </Button>
    </div>
  )
}
