import { MISSING_LISTS, type ProductImport } from '@deportivo/contracts/catalogue/imports'
import { useTexts } from '../../../shared/language/texts.tsx'

const COUNTS = ['created', 'changed', 'unchanged', 'levels', 'photos'] as const

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

/** How many products an import makes and changes, and the rows of lists that are made with them. */
export function ImportCounts({ found: { counts, missing } }: { found: ProductImport }) {
  const t = useTexts()
  const lists = MISSING_LISTS.map((list) => ({
    list,
    names: missing.filter((row) => row.list === list).map(({ name }) => name),
  })).filter(({ names }) => names.length > 0)
  return (
    <>
      <dl className="ad-import__counts">
        {COUNTS.map((name) => (
          <div key={name}>
            <dt className="ad-soft ad-small">{t(`import.${name}`)}</dt>
            <dd className="ad-num">{counts?.[name] ?? 0}</dd>
          </div>
        ))}
      </dl>
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
