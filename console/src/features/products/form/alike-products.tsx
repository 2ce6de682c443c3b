import { listProducts, type Product } from '@deportivo/contracts/catalogue/products'
import { useWatch, type Control } from 'react-hook-form'
import { Link } from 'react-router-dom'
import { useDebounced } from '../../../shared/hooks/use-debounced.ts'
import { useTexts } from '../../../shared/language/texts.tsx'
import { paths } from '../../../shared/navigation/paths.ts'
import { useList } from '../../../shared/net/use-list.ts'
import { SimilarRecords } from '../../../shared/ui/status/similar-records.tsx'
import type { ProductValues } from './product-values.ts'

const TYPING_MS = 500
/** As many as are compared at a glance. */
const SHOWN = 3
/** Of one reference and colour, those with the words of the name: more are rarely there. */
const COMPARED = 50

/** A name as it is read: neither case nor the width of a gap distinguishes two products. */
const readAs = (name: string) => name.normalize('NFC').trim().replaceAll(/\s+/g, ' ').toLowerCase()

type Described = Pick<ProductValues, 'name' | 'reference_id' | 'color_id'>

/** The search that finds products like it; null while what they would share is not entered. */
function queryFor({ name, reference_id, color_id }: Partial<Described>) {
  if (!name?.trim() || !reference_id || !color_id) return null
  return {
    query: {
      filter: `reference_id:${reference_id},color_id:${color_id}`,
      search: name.trim(),
      top: COMPARED,
    },
  }
}

/**
 * Other products with the name, reference and colour of the form: only their ids would distinguish them in a search. No
 * refusal, since a shop may have two prices of one thing.
 */
export function AlikeProducts({ control, own }: { control: Control<ProductValues>; own: Product | null }) {
  const t = useTexts()
  const [typed, reference_id, color_id] = useWatch({ control, name: ['name', 'reference_id', 'color_id'] })
  const [name] = useDebounced(typed, TYPING_MS)
  const query = queryFor({ name, reference_id, color_id })
  const { rows = [] } = useList(listProducts, query)
  // Those of the previous query stay until the next ones are there.
  const alike = rows.filter(
    (row) =>
      row.id !== own?.id &&
      row.reference_id === reference_id &&
      row.color_id === color_id &&
      readAs(row.name) === readAs(typed ?? ''),
  )
  return (
    <SimilarRecords text={t('product.alike')} rows={query === null ? [] : alike.slice(0, SHOWN)}>
      {({ id, name: shown, reference_name, color_name }) => (
        <>
          <Link to={paths.productDetail(id)} target="_blank">
            {shown}
          </Link>{' '}
          <span className="ad-small">
            {t('product.alike_id', { id })} · {reference_name} · {color_name}
          </span>
        </>
      )}
    </SimilarRecords>
  )
}
