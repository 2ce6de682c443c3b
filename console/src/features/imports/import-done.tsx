import type { ProductImport } from '@deportivo/contracts/catalogue/imports'
import { Link } from 'react-router-dom'
import { useTexts } from '../../shared/language/texts.tsx'
import { paths } from '../../shared/navigation/paths.ts'
import { ImportPhotos } from './import-photos.tsx'
import { ImportCounts } from './import-counts.tsx'

export function ImportDone({ found, onCancel }: { found: ProductImport; onCancel: () => Promise<void> }) {
  const t = useTexts()
  return (
    <section className="ad-card ad-card--padded ad-import__part" aria-live="polite">
      <h2>{t('import.done')}</h2>
      <ImportCounts found={{ ...found, missing: [] }} />
      <ImportPhotos photos={found.photos} onCancel={onCancel} />
      <span className="ad-row ad-row--wrap">
        <Link to={paths.products}>{t('import.show_products')}</Link>
        <Link to={paths.productImports}>{t('import.another')}</Link>
      </span>
    </section>
  )
}
