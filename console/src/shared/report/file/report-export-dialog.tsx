import { Button, Radio, RadioGroup } from '@blueprintjs/core'
import { useState } from 'react'
import { useTexts } from '../../language/texts.tsx'
import { FILE_FORMATS, type FileFormat } from '../../list/export/write-file.ts'
import { AppDialog } from '../../ui/dialog/app-dialog.tsx'
import { useReportExport, type Exported } from './use-report-export.ts'
import { DialogFoot } from '../../ui/dialog/dialog-foot.tsx'

/** Chooses the format of the file. */
export function ReportExportDialog({ onClose, ...exported }: Exported & { onClose: () => void }) {
  const t = useTexts()
  const [format, setFormat] = useState<FileFormat>('xlsx')
  const { isRunning, start } = useReportExport(exported)
  const run = () => {
    if (!isRunning) void start(format).then((isMade) => isMade && onClose())
  }
  return (
    <AppDialog
      title={t('list.export_title', { list: t(exported.report.title) })}
      onClose={onClose}
      width={460}
      onSubmit={run}
      footer={
        <DialogFoot onClose={onClose}>
          <Button intent="primary" loading={isRunning} onClick={run}>
            {t('list.export')}
          </Button>
        </DialogFoot>
      }
    >
      <RadioGroup
        label={t('list.export_kind')}
        selectedValue={format}
        onChange={(event) => setFormat(event.currentTarget.value as FileFormat)}
      >
        {FILE_FORMATS.map((one) => (
          <Radio key={one} value={one} label={t(`list.export_${one}`)} />
        ))}
      </RadioGroup>
    </AppDialog>
  )
}
