import { Button } from '@blueprintjs/core'
import { cancelListExport, listListExports, type ListExport } from '@deportivo/contracts/exports/list-exports'
import { useChange } from '../../shared/hooks/use-change.ts'
import { useCellTools } from '../../shared/list/definition/use-cell-tools.ts'
import { ExportProgress } from '../../shared/list/export/export-progress.tsx'
import { ASK_AGAIN_MS, isAtWork, saveExport } from '../../shared/list/export/server-export.ts'
import { call } from '../../shared/net/call.ts'
import { revalidate, useFound } from '../../shared/net/use-found.ts'
import { ErrorState, Skeleton } from '../../shared/ui/status/states.tsx'

/** How far it is, why there is no file, or since when there is one. */
function Situation({ export: { state, rows, done, problem, created_at } }: { export: ListExport }) {
  const { t, instant } = useCellTools()
  if (state === 'waiting' || (state === 'running' && rows === null))
    return <span className="ad-soft">{t('export.waiting')}</span>
  if (state === 'running') return <ExportProgress done={done} total={rows ?? 0} />
  if (problem) return <span className="ad-soft">{problem.message}</span>
  return <span className="ad-soft ad-num">{instant(created_at)}</span>
}

function OwnExport({ export: own }: { export: ListExport }) {
  const { t } = useCellTools()
  const { id, name, state } = own
  const cancel = useChange(async () =>
    call(cancelListExport, { params: { id } }).finally(() => void revalidate(listListExports)),
  )
  return (
    <li className="ad-stack">
      <span className="ad-row ad-row--wrap">
        <bdi className="ad-table__strong">{name}</bdi>
        {state === 'ready' && (
          <Button
            size="small"
            aria-label={t('export.download_of', { name })}
            onClick={() => void saveExport(own)}
          >
            {t('export.download')}
          </Button>
        )}
        <Button
          size="small"
          variant="minimal"
          loading={cancel.isRunning}
          aria-label={t(isAtWork(own) ? 'export.cancel_of' : 'export.delete_of', { name })}
          onClick={() => void cancel.run(undefined)}
        >
          {t(isAtWork(own) ? 'common.cancel' : 'common.delete')}
        </Button>
      </span>
      <Situation export={own} />
    </li>
  )
}

/** The files of large lists that the user asked for, asked about again while one is prepared. */
export function OwnExports() {
  const { t } = useCellTools()
  const { data: known } = useFound(listListExports, {})
  const isWorking = known?.some(isAtWork) === true
  // The same request: both share what was found.
  const { data, error, isFirstLoad, refresh } = useFound(
    listListExports,
    {},
    { everyMs: isWorking ? ASK_AGAIN_MS : 0 },
  )
  return (
    <section className="ad-card ad-card--padded ad-stack">
      <h2>{t('export.mine')}</h2>
      <p className="ad-soft">{t('export.mine_lead')}</p>
      {error && !data && <ErrorState error={error} onRetry={refresh} isCompact />}
      {isFirstLoad && <Skeleton height={60} />}
      {data?.length === 0 && <p className="ad-soft">{t('export.none')}</p>}
      {data && data.length > 0 && (
        <ul className="ad-stack ad-plain-list">
          {data.map((own) => (
            <OwnExport key={own.id} export={own} />
          ))}
        </ul>
      )}
    </section>
  )
}
