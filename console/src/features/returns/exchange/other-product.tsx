import { Button } from '@blueprintjs/core'
import { suggestProducts } from '@deportivo/contracts/catalogue/products'
import { useState } from 'react'
import { useTexts } from '../../../shared/language/texts.tsx'
import { SearchBox } from '../../../shared/list/filters/search-box.tsx'
import { useFound } from '../../../shared/net/use-found.ts'

/** Finds another product by its name, reference, colour or barcode. */
export function OtherProduct({ onPick }: { onPick: (id: number) => void }) {
  const t = useTexts()
  const [search, setSearch] = useState('')
  const { data } = useFound(suggestProducts, search === '' ? null : { query: { search } }, {
    keepPrevious: true,
  })
  return (
    <div className="ad-stack">
      <SearchBox value={search} label={t('returns.other_product')} autoFocus onSearch={setSearch} />
      {search !== '' && data?.length === 0 && <p className="ad-soft">{t('products.none')}</p>}
      {search !== '' && data !== undefined && (
        <ul className="ad-plain-list">
          {data.map(({ id, name, reference_name, color_name }) => (
            <li key={id}>
              <Button fill alignText="start" variant="minimal" onClick={() => onPick(id)}>
                <bdi>{name}</bdi> <span className="ad-soft">{`${reference_name} · ${color_name}`}</span>
              </Button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
