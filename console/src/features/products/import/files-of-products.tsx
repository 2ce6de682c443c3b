import { Button } from '@blueprintjs/core'
import { Download } from '@blueprintjs/icons'
import { exportProducts, IMPORT_FILE, importTemplate } from '@deportivo/contracts/catalogue/imports'
import type { TableKind } from '@deportivo/contracts/route'
import { useState } from 'react'
import { useTexts } from '../../../shared/language/texts.tsx'
import { download } from '../../../shared/net/download.ts'
import { useCan } from '../../../shared/session/session.tsx'
import { reportError } from '../../../shared/toasts/report-error.ts'
import { ChooseTable } from './choose-table.tsx'

/** A button for each kind of file. */
function Files({
  textKey,
  get,
}: {
  textKey: 'import.export_as' | 'import.template'
  get: (format: TableKind) => Promise<void>
}) {
  const t = useTexts()
  const [busy, setBusy] = useState<TableKind | null>(null)
  const save = (format: TableKind) => {
    setBusy(format)
    void get(format)
      .catch(reportError)
      .finally(() => setBusy(null))
  }
  return (
    <span className="ad-row ad-row--wrap">
      {IMPORT_FILE.kinds.toReversed().map((format) => (
        <Button key={format} icon={<Download />} loading={busy === format} onClick={() => save(format)}>
          {t(textKey, { format: format.toUpperCase() })}
        </Button>
      ))}
    </span>
  )
}

/** Where an import begins, with its template; and the export, which has the same columns. */
export function FilesOfProducts() {
  const t = useTexts()
  const mayImport = useCan('create products')
  const mayExport = useCan('update products')
  return (
    <>
      {mayImport && (
        <section className="ad-card ad-card--padded ad-import__part">
          <h2>{t('import.import')}</h2>
          <p className="ad-soft">{t('import.import_text')}</p>
          <ChooseTable text={t('import.choose')} isPrimary />
          <Files
            textKey="import.template"
            get={(format) =>
              download(importTemplate, { query: { format }, name: `plantilla-productos.${format}` })
            }
          />
        </section>
      )}
      {mayExport && (
        <section className="ad-card ad-card--padded ad-import__part">
          <h2>{t('import.export')}</h2>
          <p className="ad-soft">{t('import.export_text')}</p>
          <Files
            textKey="import.export_as"
            get={(format) => download(exportProducts, { query: { format }, name: `productos.${format}` })}
          />
        </section>
      )}
    </>
  )
}
