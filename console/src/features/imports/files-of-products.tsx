import { exportProducts, importTemplate } from '@deportivo/contracts/catalogue/imports'
import { ChooseTable } from '../../shared/import/choose-table.tsx'
import { TableFiles } from '../../shared/import/table-files.tsx'
import { useTexts } from '../../shared/language/texts.tsx'
import { download } from '../../shared/net/download.ts'
import { useCan } from '../../shared/session/session.tsx'
import { sendProducts } from './send-products.ts'

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
          <ChooseTable text={t('import.choose')} onSend={sendProducts} isPrimary />
          <TableFiles
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
          <TableFiles
            textKey="import.export_as"
            get={(format) => download(exportProducts, { query: { format }, name: `productos.${format}` })}
          />
        </section>
      )}
    </>
  )
}
