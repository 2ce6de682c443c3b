import { ProgressBar } from '@blueprintjs/core'
import type { ProductImport } from '@deportivo/contracts/catalogue/imports'
import { Link } from 'react-router-dom'
import { useTexts } from '../../../shared/language/texts.tsx'
import { paths } from '../../../shared/navigation/paths.ts'
import { messageOf } from '../../../shared/net/localize.ts'
import { EmptyState } from '../../../shared/ui/status/states.tsx'
import { ChooseTable } from './choose-table.tsx'
import { ImportPhotos } from './import-photos.tsx'
import { ImportCounts } from './import-counts.tsx'

const WORK = {
  reading: 'import.step.reading',
  checking: 'import.step.checking',
  applying: 'import.step.applying',
} as const

/** What the job does now, and how far it is. */
export function ImportProgress({ found, state }: { found: ProductImport; state: keyof typeof WORK }) {
  const t = useTexts()
  const { rows, done } = found
  const text = t(WORK[state], { rows })
  return (
    <section className="ad-card ad-card--padded ad-import__part" aria-live="polite">
      <h2>{text}</h2>
      <ProgressBar {...(rows > 0 ? { value: done / rows } : {})} aria-label={text} />
      {state === 'applying' && <p className="ad-soft">{t('import.step.all_or_none')}</p>}
    </section>
  )
}

export function ImportDone({ found }: { found: ProductImport }) {
  const t = useTexts()
  return (
    <section className="ad-card ad-card--padded ad-import__part" aria-live="polite">
      <h2>{t('import.done')}</h2>
      <ImportCounts found={{ ...found, missing: [] }} />
      <ImportPhotos photos={found.photos} />
      <span className="ad-row ad-row--wrap">
        <Link to={paths.products}>{t('import.show_products')}</Link>
        <Link to={paths.productImports}>{t('import.another')}</Link>
      </span>
    </section>
  )
}

export function ImportRefused({ found: { problem } }: { found: ProductImport }) {
  const t = useTexts()
  return (
    <EmptyState title={t('import.refused')} text={problem && (messageOf(problem) ?? problem.message)}>
      <ChooseTable text={t('import.choose_other')} />
    </EmptyState>
  )
}
