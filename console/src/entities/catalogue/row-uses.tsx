import type { CatalogueName } from '@deportivo/contracts/catalogue/list-names'
import { Link } from 'react-router-dom'
import { isKnownText, useTexts, type TextKey } from '../../shared/language/texts.tsx'
import { useFormats } from '../../shared/language/use-formats.ts'
import { paths } from '../../shared/navigation/paths.ts'
import { useFound } from '../../shared/net/use-found.ts'
import { ErrorState, Skeleton } from '../../shared/ui/status/states.tsx'
import './catalogue.css'
import type { CatalogueRow } from './row.ts'
import type { CatalogueRecord } from './records.ts'

/** Lists that are narrowed to what uses a row, with exactly as many rows. */
const LISTS: Partial<Record<CatalogueName, Readonly<Record<string, (id: number) => string>>>> = {
  brands: {
    references: (id) => `/references/list?brand=${id}`,
    products: (id) => `${paths.products}?brand=${id}`,
  },
  colors: { products: (id) => `${paths.products}?color=${id}` },
  subcategories: { products: (id) => `${paths.products}?subcategory=${id}` },
  references: { products: (id) => `${paths.products}?reference=${id}` },
  categories: {
    subcategories: (id) => `/subcategories/list?category=${id}`,
    products: (id) => `${paths.products}?category=${id}`,
  },
  stores: {
    cashiers: (id) => `${paths.cashiers}?store=${id}`,
    counts: (id) => `${paths.counts}?store=${id}`,
    expenses: (id) => `${paths.expenses}?store=${id}`,
  },
  expense_categories: { expenses: (id) => `${paths.expenses}?category=${id}` },
  expense_payments: { expenses: (id) => `${paths.expenses}?payment=${id}` },
  financial_situations: { expenses: (id) => `${paths.expenses}?situation=${id}` },
  return_reasons: { returns: (id) => `${paths.returns}?reason=${id}` },
}

function kindKey(kind: string): TextKey {
  const key = `record.use.${kind}`
  if (!isKnownText(key)) throw new Error(`what uses a row as ${kind} has no text`)
  return key
}

/** What uses a row, by kind, with the list of each. */
export function RowUses({ record, row }: { record: CatalogueRecord; row: CatalogueRow }) {
  const t = useTexts()
  const { count } = useFormats()
  const { data: uses, error, refresh } = useFound(record.contracts.uses, { params: { id: row.id } })
  if (error) return <ErrorState error={error} onRetry={refresh} />
  if (!uses) return <Skeleton height={40} />
  if (uses.length === 0) return <p className="ad-soft">{t('catalogue.not_used')}</p>
  return (
    <section className="ad-stack" aria-label={t('catalogue.used_by')}>
      <h3>{t('catalogue.used_by')}</h3>
      <ul className="ad-plain-list ad-uses">
        {uses.map((use) => {
          const text = `${t(kindKey(use.kind))}: ${count(use.count)}`
          const to = LISTS[record.name]?.[use.kind]?.(row.id)
          return <li key={use.kind}>{to === undefined ? text : <Link to={to}>{text}</Link>}</li>
        })}
      </ul>
    </section>
  )
}
