import { Button } from '@blueprintjs/core'
import { Download } from '@blueprintjs/icons'
import { downloadFaults, type ProductImport } from '@deportivo/contracts/catalogue/imports'
import { useTexts } from '../../../shared/language/texts.tsx'
import { messageOf } from '../../../shared/net/localize.ts'
import { download } from '../../../shared/net/download.ts'
import { reportError } from '../../../shared/toasts/report-error.ts'

/** Every value that is wrong, by the row of the file as a spreadsheet counts it. */
export function ImportFaults({ found: { id, faults, faults_total } }: { found: ProductImport }) {
  const t = useTexts()
  const save = () =>
    void download(downloadFaults, { params: { id }, name: `errores-${id}.csv` }).catch(reportError)
  return (
    <section className="ad-card ad-card--padded ad-import__part">
      <h2>{t('import.faults', { count: faults_total })}</h2>
      {faults_total > faults.length && (
        <p className="ad-soft">{t('import.faults_shown', { count: faults.length })}</p>
      )}
      <div
        className="ad-import__scroll"
        tabIndex={0}
        role="group"
        aria-label={t('import.faults', { count: faults_total })}
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
                <td>{fault.column ?? t(`import.column.${fault.field}`)}</td>
                <td className="ad-import__sample">{fault.value}</td>
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
