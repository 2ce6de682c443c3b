import { Button, Radio, RadioGroup } from '@blueprintjs/core'
import { MOST_EXPORTED_ROWS } from '@deportivo/contracts/exports/large-lists'
import { useState } from 'react'
import { AppDialog } from '../../ui/dialog/app-dialog.tsx'
import type { ListColumn } from '../definition/definition.ts'
import { useCellTools } from '../definition/use-cell-tools.ts'
import type { ListOnScreen } from '../query/use-list-screen.ts'
import { ExportProgress } from './export-progress.tsx'
import { isOfServer, useServerExport } from './use-server-export.ts'
import { useExport, type ExportRequest } from './use-export.ts'
import { MOST_EXPORTED } from './use-file-run.ts'
import { FILE_FORMATS, type FileFormat } from './write-file.ts'
import { DialogFoot } from '../../ui/dialog/dialog-foot.tsx'

/** Which rows and which format. */
function Choice({
  wanted,
  total,
  chosen,
  onChange,
}: {
  wanted: ExportRequest
  total: string
  chosen: number
  onChange: (wanted: ExportRequest) => void
}) {
  const { t, count } = useCellTools()
  return (
    <>
      <p className="ad-soft">{t('list.export_lead')}</p>
      {chosen > 0 && (
        <RadioGroup
          label={t('list.export_which')}
          selectedValue={wanted.isChosen ? 'chosen' : 'all'}
          onChange={({ currentTarget }) =>
            onChange({ ...wanted, isChosen: currentTarget.value === 'chosen' })
          }
        >
          <Radio value="chosen" label={t('list.export_chosen', { count: count(chosen) })} />
          <Radio value="all" label={t('list.export_all', { count: total })} />
        </RadioGroup>
      )}
      <RadioGroup
        label={t('list.export_kind')}
        selectedValue={wanted.format}
        onChange={({ currentTarget }) => onChange({ ...wanted, format: currentTarget.value as FileFormat })}
      >
        {FILE_FORMATS.map((format) => (
          <Radio key={format} value={format} label={t(`list.export_${format}`)} />
        ))}
      </RadioGroup>
    </>
  )
}

/** How many rows the file will have, as text. Lists above the counting limit fill the file up to its maximum. */
function useExpected<R>({ rows, selection }: ListOnScreen<R>, isChosen: boolean) {
  const { t, count } = useCellTools()
  const { total = 0, more_than: isEndless = false } = rows.paging ?? {}
  const all = isEndless ? MOST_EXPORTED : Math.min(total, MOST_EXPORTED)
  return {
    expected: isChosen ? selection.picked.size : all,
    total: isEndless ? t('list.more_than', { count: count(total) }) : count(total),
    isCut: !isChosen && (total > MOST_EXPORTED || isEndless),
  }
}

/** Asks what to export, and shows how far it is. */
export function ExportDialog<R>({
  screen,
  columns,
  onClose,
}: {
  screen: ListOnScreen<R>
  columns: readonly ListColumn<R>[]
  onClose: () => void
}) {
  const { t, count } = useCellTools()
  const { list, selection } = screen
  const chosen = selection.picked.size
  const [wanted, setWanted] = useState<ExportRequest>({ format: 'xlsx', isChosen: chosen > 0 })
  const { done, start, stop } = useExport(screen, columns)
  const onServer = useServerExport(screen, columns)
  const isServers = !wanted.isChosen && isOfServer(screen)
  const { expected, total, isCut } = useExpected(screen, wanted.isChosen)
  const close = () => {
    stop()
    onClose()
  }
  const run = () => {
    if (isServers) void onServer.run(wanted.format).then((reply) => reply && onClose())
    else if (done === null) void start(wanted).then((isMade) => isMade && onClose())
  }
  return (
    <AppDialog
      title={t('list.export_title', { list: t(list.title) })}
      onClose={close}
      width={460}
      onSubmit={run}
      footer={
        <DialogFoot onClose={close}>
          <Button intent="primary" loading={done !== null || onServer.isRunning} onClick={run}>
            {t('list.export')}
          </Button>
        </DialogFoot>
      }
    >
      <div className="ad-stack">
        {done === null ? (
          <Choice wanted={wanted} total={total} chosen={chosen} onChange={setWanted} />
        ) : (
          <ExportProgress done={done} total={expected} />
        )}
        {isServers ? (
          <p className="ad-soft">{t('export.large', { most: MOST_EXPORTED_ROWS })}</p>
        ) : (
          isCut && <p className="ad-soft">{t('list.export_cut', { count: count(MOST_EXPORTED) })}</p>
        )}
      </div>
    </AppDialog>
  )
}
