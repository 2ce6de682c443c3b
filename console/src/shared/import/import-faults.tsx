import { Button } from '@blueprintjs/core'
import { Download } from '@blueprintjs/icons'
import { useTexts } from '../language/texts.tsx'
import { messageOf, type MessageBody } from '../net/localize.ts'
import { reportError } from '../toasts/report-error.ts'

export interface Fault extends MessageBody {
  message: string
  row: number
  column: string | null
  value: string
}

/** Every value that is wrong, by the row of the file as a spreadsheet counts it. */
export function ImportFaults<Found extends Fault>({
  faults,
  total,
  columnName,
  onDownload,
}: {
  faults: readonly Found[]
  total: number
  /** Of a text that no column of the file has. */
  columnName: (fault: Found) => string
  onDownload: () => Promise<void>
}) {
  const t = useTexts()
  const save = () => void onDownload().catch(reportError)
  return (
    <section className="ad-card ad-card--padded ad-import__part">
      <h2>{t('import.faults', { count: total })}</h2>
      {total > faults.length && (
        <p className="ad-soft">{t('import.faults_shown', { count: faults.length })}</p>
      )}
      <div
        className="ad-import__scroll"
        tabIndex={0}
        role="group"
        aria-label={t('import.faults', { count: total })}
      >
        <table className="ad-import__table">
          <thead>
            <tr>
              {(['row', 'column', 'value', 'text'] as const).map((name) => (
                <th key={name} scope="col">
                  {t(`import.fault.${name}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {faults.map((fault, at) => (
              <tr key={at}>
                <td className="ad-num">{fault.row}</td>
                <td>{fault.column ?? columnName(fault)}</td>
                <td>
                  <span className="ad-import__sample ad-import__value">{fault.value}</span>
                </td>
                <td>{messageOf(fault) ?? fault.message}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <span className="ad-row">
        <Button icon={<Download />} onClick={save}>
          {t('import.download_faults')}
        </Button>
      </span>
    </section>
  )
}
