import { ProgressBar } from '@blueprintjs/core'
import { useCellTools } from '../definition/use-cell-tools.ts'

/** How many rows of a file are read. */
export function ExportProgress({ done, total }: { done: number; total: number }) {
  const { t, count } = useCellTools()
  return (
    <div className="ad-stack" role="status">
      <ProgressBar intent="primary" value={total === 0 ? 1 : done / total} animate={false} stripes={false} />
      <span className="ad-soft ad-num">
        {t('list.export_progress', { done: count(done), total: count(total) })}
      </span>
    </div>
  )
}
