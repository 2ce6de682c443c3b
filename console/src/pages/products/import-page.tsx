import { listProducts, searchProducts } from '@deportivo/contracts/catalogue/products'
import type { ProductImport } from '@deportivo/contracts/catalogue/imports'
import { useEffect, useState } from 'react'
import { Link, useParams } from 'react-router-dom'
import { ChooseColumns } from '../../features/products/import/choose-columns.tsx'
import { FilesOfProducts } from '../../features/products/import/files-of-products.tsx'
import { ImportCheck } from '../../features/products/import/import-check.tsx'
import { ImportDone, ImportProgress, ImportRefused } from '../../features/products/import/import-steps.tsx'
import { useImport } from '../../features/products/import/use-import.ts'
import '../../features/products/import/import.css'
import { useTexts } from '../../shared/language/texts.tsx'
import { paths } from '../../shared/navigation/paths.ts'
import { revalidate } from '../../shared/net/use-found.ts'
import { Page } from '../../shared/ui/page/page.tsx'
import { EmptyState, ErrorState, Skeleton } from '../../shared/ui/status/states.tsx'

/** Where files of products are chosen, and written. */
export function NewImportPage() {
  const t = useTexts()
  return (
    <Page title={t('import.title')} lead={<Link to={paths.products}>{t('import.back')}</Link>}>
      <FilesOfProducts />
    </Page>
  )
}

function Step({ found, show }: { found: ProductImport; show: (found: ProductImport) => void }) {
  const [isChoosing, setIsChoosing] = useState(false)
  const { state } = found
  if (state === 'reading' || state === 'checking' || state === 'applying')
    return <ImportProgress found={found} state={state} />
  if (state === 'refused') return <ImportRefused found={found} />
  if (state === 'applied') return <ImportDone found={found} />
  if (state === 'checked' && !isChoosing)
    return <ImportCheck found={found} onApplying={show} onColumns={() => setIsChoosing(true)} />
  return (
    <ChooseColumns
      found={found}
      onChecking={(next) => {
        setIsChoosing(false)
        show(next)
      }}
    />
  )
}

/** One import, from its columns to its result. */
export function ImportPage() {
  const t = useTexts()
  const id = Number(useParams()['importId'])
  const { data: found, error, put, refresh } = useImport(id)
  const isDone = found?.state === 'applied'
  useEffect(() => {
    if (isDone) void revalidate(listProducts, searchProducts)
  }, [isDone])
  const missing = error?.status === 404 && <EmptyState title={t('import.not_found')} />
  return (
    <Page
      title={t('import.title')}
      lead={<Link to={paths.productImports}>{found?.file_name ?? t('import.title')}</Link>}
    >
      {found ? (
        <Step key={found.id} found={found} show={put} />
      ) : (
        missing || (error ? <ErrorState error={error} onRetry={refresh} /> : <Skeleton height={320} />)
      )}
    </Page>
  )
}
