import { Button } from '@blueprintjs/core'
import { Envelope } from '@blueprintjs/icons'
import type { DeclaredReport } from '@deportivo/contracts/reports/declare-report'
import { useState } from 'react'
import { useTexts } from '../../shared/language/texts.tsx'
import { useReportPosition } from '../../shared/report/use-report-position.ts'
import { ReportMailDialog } from './report-mail-dialog.tsx'

/** Beside a report: has it sent to the user every morning. */
export function MorningMail({ report }: { report: DeclaredReport }) {
  const t = useTexts()
  const position = useReportPosition(report)
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button variant="minimal" className="ad-report-act" icon={<Envelope />} onClick={() => setOpen(true)}>
        {t('report_mail.by_mail')}
      </Button>
      {isOpen && <ReportMailDialog report={report} position={position} onClose={() => setOpen(false)} />}
    </>
  )
}
