import { MISSING_LISTS, type ProductImport } from '@deportivo/contracts/catalogue/imports'
import { Link } from 'react-router-dom'
import { useTexts } from '../../shared/language/texts.tsx'
import { paths } from '../../shared/navigation/paths.ts'

const COUNTS = ['created', 'changed', 'unchanged', 'levels', 'photos'] as const
/** Of a written import: how many of its photos have arrived is shown apart. */
const WRITTEN = COUNTS.filter((name) => name !== 'photos')

/** Several categories may have a subcategory of the same name. */
const shownName = ({ list, name, within }: ProductImport['missing'][number]): string =>
  list === 'subcategories' && within !== null ? `${name} (${within})` : name

// Enough to notice a slip of the finger among them.
const SHOWN = 12

function MissingNames({ names }: { names: readonly string[] }) {
  const t = useTexts()
  const more = names.length - SHOWN
  return (
    <>
      {names.slice(0, SHOWN).join(', ')}
      {more > 0 && ` ${t('import.more', { count: more })}`}
    </>
  )
}

/** New products that look like another one: nothing is wrong with them, but only their ids would distinguish them. */
function Alike({ alike: { total, first } }: Pick<ProductImport, 'alike'>) {
  const t = useTexts()
  const more = total - first.length
  return (
    <div className="ad-note ad-note--warn" role="status">
      <p>{t('import.alike', { count: total })}</p>
      <ul className="ad-plain-list">
        {first.map(({ row, name, product_id, like_row }) => (
          <li key={row}>
            {t('import.alike_row', { row })}{' '}
            {product_id === null ? (
              <strong>{name}</strong>
            ) : (
              <Link to={paths.productDetail(product_id)} target="_blank">
                {name}
              </Link>
            )}
            {product_id === null && like_row !== null && <> · {t('import.alike_line', { row: like_row })}</>}
          </li>
        ))}
      </ul>
      {more > 0 && <p>{t('import.more', { count: more })}</p>}
    </div>
  )
}

/** How many products an import makes and changes, and the rows of lists that are made with them. */
export function ImportCounts({ found: { state, counts, missing, alike } }: { found: ProductImport }) {
  const t = useTexts()
  const lists = MISSING_LISTS.map((list) => ({
    list,
    names: missing.filter((row) => row.list === list).map(shownName),
  })).filter(({ names }) => names.length > 0)
  return (
    <>
      <dl className="ad-import__counts">
        {(state === 'applied' ? WRITTEN : COUNTS).map((name) => (
          <div key={name}>
            <dt className="ad-soft ad-small">{t(`import.${name}`)}</dt>
            <dd className="ad-num">{counts?.[name] ?? 0}</dd>
          </div>
        ))}
      </dl>
      {alike.total > 0 && <Alike alike={alike} />}
      {lists.length > 0 && (
        <>
          <h3>{t('import.will_be_made')}</h3>
          <ul className="ad-plain-list">
            {lists.map(({ list, names }) => (
              <li key={list}>
                <strong>{t(`import.list.${list}`)}:</strong> <MissingNames names={names} />
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  )
}
