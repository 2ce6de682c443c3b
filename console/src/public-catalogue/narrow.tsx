import { LONGEST_SEARCH, type SharedSize } from './use-shared-products.ts'
import type { Position } from './use-position.ts'
import { useWords } from './words.ts'

/** Searches the products of a link, by words and by size. */
export function Narrow({
  position,
  sizes,
  onOpen,
}: {
  position: Position
  sizes: readonly SharedSize[]
  onOpen: (position: Position) => void
}) {
  const t = useWords()
  const { words, size } = position
  const narrow = (form: HTMLFormElement, chosen: number | null) => {
    const typed = new FormData(form).get('q')
    onOpen({ page: 1, words: typeof typed === 'string' ? typed.trim() : '', size: chosen })
  }
  return (
    <form
      className="pc-narrow pc-no-print"
      role="search"
      onSubmit={(event) => {
        event.preventDefault()
        narrow(event.currentTarget, size)
      }}
    >
      {/* Another one where 'Back' leads to other words. */}
      <input
        key={words}
        type="search"
        name="q"
        className="pc-input"
        defaultValue={words}
        maxLength={LONGEST_SEARCH}
        placeholder={t('public_page.search')}
        aria-label={t('public_page.search')}
        enterKeyHint="search"
      />
      <button type="submit" className="pc-button">
        {t('public_page.find')}
      </button>
      {sizes.length > 1 && (
        <select
          className="pc-button"
          aria-label={t('public_page.by_size')}
          value={size ?? ''}
          onChange={({ currentTarget: { form, value } }) =>
            form && narrow(form, value === '' ? null : Number(value))
          }
        >
          <option value="">{t('public_page.all_sizes')}</option>
          {sizes.map(({ id, name }) => (
            <option key={id} value={id}>
              {t('public_page.of_size', { size: name })}
            </option>
          ))}
        </select>
      )}
    </form>
  )
}
