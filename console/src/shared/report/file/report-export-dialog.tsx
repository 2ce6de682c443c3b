import { Button, Radio, RadioGroup } from '@blueprintjs/core'
import { useState } from 'react'
import { useCellTools } from '../../list/definition/use-cell-tools.ts'
import { ExportProgress } from '../../list/export/export-progress.tsx'
import { MOST_EXPORTED } from '../../list/export/use-file-run.ts'
import { FILE_FORMATS, type FileFormat } from '../../list/export/write-file.ts'
import { AppDialog } from '../../ui/dialog/app-dialog.tsx'
import { useReportExport, type Exported } from './use-report-export.ts'
import { DialogFoot } from '../../ui/dialog/dialog-foot.tsx'

/** Chooses the format of the file, and shows how far it is. */
export function ReportExportDialog({ onClose, ...exported }: Exported & { onClose: () => void }) {
  const { t, count } = useCellTools()
  const [format, setFormat] = useState<FileFormat>('xlsx')
  const { done, start, stop } = useReportExport(exported)
  const total = exported.list?.total ?? 0
  const close = () => {
    stop()
    onClose()
  }
  const run = () => {
    if (done === null) void start(format).then((isMade) => isMade && onClose())
  }
  return (
    <AppDialog
      title={t('list.export_title', { list: t(exported.report.title) })}
      onClose={close}
      width={460}
      onSubmit={run}
      footer={
        <DialogFoot onClose={close}>
          <Button intent="primary" loading={done !== null} onClick={run}>
            {t('list.export')}
          </Button>
        </DialogFoot>
      }
    >
      <div className="ad-stack">
        {done !== null && total > 0 ? (
          <ExportProgress done={done} total={Math.min(total, MOST_EXPORTED)} />
        ) : (
          <RadioGroup
            label={t('list.export_kind')}
            selectedValue={format}
            onChange={(event) => setFormat(event.currentTarget.value as FileFormat)}
          >
            {FILE_FORMATS.map((one) => (
              <Radio key={one} value={one} label={t(`list.export_${one}`)} />
            ))}
          </RadioGroup>
        )}
        {total > MOST_EXPORTED && (
          <p className="ad-soft">
            {t('reports.export_cut', { count: count(MOST_EXPORTED), total: count(total) })}
          </p>
        )}
      </div>
    </AppDialog>
  )
}
