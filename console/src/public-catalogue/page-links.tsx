import type { MouseEvent } from 'react'
import { addressOfPage } from './use-page-number.ts'
import { useWords } from './words.ts'

const isPlain = ({ button, metaKey, ctrlKey, shiftKey }: MouseEvent) =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey

/** Links, so that a page opens in another tab too; without a page there, a text. */
function PageLink({
  page,
  isThere,
  text,
  onOpen,
}: {
  page: number
  isThere: boolean
  text: string
  onOpen: (page: number) => void
}) {
  if (!isThere)
    return (
      <span className="pc-button" aria-disabled="true" role="link">
        {text}
      </span>
    )
  const follow = (event: MouseEvent) => {
    if (!isPlain(event)) return
    event.preventDefault()
    onOpen(page)
  }
  return (
    <a className="pc-button" href={addressOfPage(page)} onClick={follow}>
      {text}
    </a>
  )
}

export function PageLinks({
  page,
  pages,
  onOpen,
}: {
  page: number
  pages: number
  onOpen: (page: number) => void
}) {
  const t = useWords()
  if (pages < 2) return null
  return (
    <nav className="pc-pages" aria-label={t('public_page.pages')}>
      <PageLink page={page - 1} isThere={page > 1} text={t('public_page.previous')} onOpen={onOpen} />
      <span>{t('public_page.page', { page, pages })}</span>
      <PageLink page={page + 1} isThere={page < pages} text={t('public_page.next')} onOpen={onOpen} />
    </nav>
  )
}
