import { cancelImport } from '@deportivo/contracts/catalogue/imports'
import { listProducts, searchProducts } from '@deportivo/contracts/catalogue/products'
import { useEffect } from 'react'
import { Link, useParams } from 'react-router-dom'
import { ChooseProductColumns } from '../../features/imports/choose-columns.tsx'
import { FilesOfProducts } from '../../features/imports/files-of-products.tsx'
import { ImportCheck } from '../../features/imports/import-check.tsx'
import { ImportDone } from '../../features/imports/import-done.tsx'
import { sendProducts } from '../../features/imports/send-products.ts'
import { useImport } from '../../features/imports/use-import.ts'
import { ImportShell } from '../../shared/import/import-shell.tsx'
import { ImportStep } from '../../shared/import/import-step.tsx'
import { ImportSteps } from '../../shared/import/import-steps.tsx'
import '../../shared/import/import.css'
import { useTexts } from '../../shared/language/texts.tsx'
import { paths } from '../../shared/navigation/paths.ts'
import { call } from '../../shared/net/call.ts'
import { revalidate } from '../../shared/net/use-found.ts'
import { Page } from '../../shared/ui/page/page.tsx'

/** Where files of products are chosen, and written. */
export function NewImportPage() {
  const t = useTexts()
  return (
    <Page
      title={t('import.title')}
      lead={<Link to={paths.products}>{t('import.back')}</Link>}
      beside={<ImportSteps current="file" />}
    >
      <FilesOfProducts />
    </Page>
  )
}

/** One import, from its columns to its result. */
export function ImportPage() {
  const asked = useImport(Number(useParams()['importId']))
  const { data: found, put } = asked
  const isDone = found?.state === 'applied'
  const cancel = async () => {
    if (found) put((await call(cancelImport, { params: { id: found.id } })).data)
  }
  useEffect(() => {
    if (isDone) void revalidate(listProducts, searchProducts)
  }, [isDone])
  return (
    <ImportShell asked={asked} back={paths.productImports}>
      {(choosing) =>
        found && (
          <ImportStep
            key={found.id}
            {...choosing}
            found={found}
            show={put}
            checked={(onColumns) => <ImportCheck found={found} onWorking={put} onColumns={onColumns} />}
            columns={(onChecking) => <ChooseProductColumns found={found} onChecking={onChecking} />}
            done={<ImportDone found={found} onCancel={cancel} />}
            onSend={sendProducts}
            onCancel={cancel}
          />
        )
      }
    </ImportShell>
  )
}
