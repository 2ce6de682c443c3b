import type { MouseEvent } from 'react'
import { addressOf, type Position } from './use-position.ts'
import { useWords } from './words.ts'

const isPlain = ({ button, metaKey, ctrlKey, shiftKey }: MouseEvent) =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey

/** Links, so that a page opens in another tab too; without a page there, a text. */
function PageLink({
  to,
  isThere,
  text,
  onOpen,
}: {
  to: Position
  isThere: boolean
  text: string
  onOpen: (position: Position) => void
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
    onOpen(to)
  }
  return (
    <a className="pc-button" href={addressOf(to)} onClick={follow}>
      {text}
    </a>
  )
}

export function PageLinks({
  position,
  pages,
  onOpen,
}: {
  position: Position
  pages: number
  onOpen: (position: Position) => void
}) {
  const t = useWords()
  const { page } = position
  const at = (other: number) => ({ ...position, page: other })
  if (pages < 2) return null
  return (
    <nav className="pc-pages" aria-label={t('public_page.pages')}>
      <PageLink to={at(page - 1)} isThere={page > 1} text={t('public_page.previous')} onOpen={onOpen} />
      <span>{t('public_page.page', { page, pages })}</span>
      <PageLink to={at(page + 1)} isThere={page < pages} text={t('public_page.next')} onOpen={onOpen} />
    </nav>
  )
}
