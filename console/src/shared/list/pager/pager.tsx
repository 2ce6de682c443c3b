import { Button } from '@blueprintjs/core'
import { ChevronLeft, ChevronRight, DoubleChevronLeft, DoubleChevronRight } from '@blueprintjs/icons'
import { useTexts } from '../../language/texts.tsx'
import { useFormats } from '../../language/use-formats.ts'
import type { Paging } from '../../net/use-list.ts'
import { NativeSelect } from '../../ui/select/native-select.tsx'
import './pager.css'

export const pagesOf = ({ total, per_page }: Pick<Paging, 'total' | 'per_page'>): number =>
  Math.max(1, Math.ceil(total / per_page))

interface Sizes {
  sizes: readonly number[]
  size: number
  onSize: (size: number) => void
}

/** How many rows a page shows. */
function PageSize({ sizes, size, onSize }: Sizes) {
  const t = useTexts()
  return (
    <label className="ad-pager__size">
      {t('list.page_size')}
      <NativeSelect
        minimal
        value={size}
        options={[...sizes]}
        onChange={(event) => onSize(Number(event.currentTarget.value))}
      />
    </label>
  )
}

/** First, previous, next, last. The last page of a list beyond 10,000 is unknown, so 'last' is off there. */
export function Pager({
  paging,
  onPage,
  ...sizes
}: { paging: Paging; onPage: (page: number) => void } & (Sizes | { sizes?: undefined })) {
  const t = useTexts()
  const { count } = useFormats()
  const page = paging.current_page
  const pages = pagesOf(paging)
  const isFirst = page <= 1
  const isLast = page >= pages && paging.more_than !== true
  const total = paging.more_than
    ? t('list.more_than', { count: count(paging.total) })
    : t('list.total', { count: paging.total, shown: count(paging.total) })
  return (
    <nav className="ad-pager" aria-label={t('list.pages')}>
      <span>{total}</span>
      {sizes.sizes && <PageSize {...sizes} />}
      <span className="ad-pager__buttons">
        <Button
          variant="minimal"
          icon={<DoubleChevronLeft />}
          aria-label={t('list.first')}
          disabled={isFirst}
          onClick={() => onPage(1)}
        />
        <Button
          variant="minimal"
          icon={<ChevronLeft />}
          aria-label={t('list.previous')}
          disabled={isFirst}
          onClick={() => onPage(page - 1)}
        />
        <span className="ad-num">{t('list.page_of', { page: count(page), pages: count(pages) })}</span>
        <Button
          variant="minimal"
          icon={<ChevronRight />}
          aria-label={t('list.next')}
          disabled={isLast}
          onClick={() => onPage(page + 1)}
        />
        <Button
          variant="minimal"
          icon={<DoubleChevronRight />}
          aria-label={t('list.last')}
          disabled={isLast || paging.more_than === true}
          onClick={() => onPage(pages)}
        />
      </span>
    </nav>
  )
}
