import { Button } from '@blueprintjs/core'
import { Star, StarEmpty } from '@blueprintjs/icons'
import { useLocation } from 'react-router-dom'
import { useTexts } from '../../../shared/language/texts.tsx'
import type { MenuItem } from '../menu.ts'
import { entryAt } from './pinned-pages.ts'
import { usePinnedPages } from './use-pinned-pages.ts'

/** The star beside a page's title; pages that no menu leads to have none. */
export function PinButton({ items }: { items: readonly MenuItem[] }) {
  const t = useTexts()
  const entry = entryAt(items, useLocation())
  const { pinned, toggle } = usePinnedPages()
  if (!entry) return null
  const isPinned = pinned.includes(entry.url)
  const label = t(isPinned ? 'pins.unpin' : 'pins.pin')
  return (
    <Button
      className="ad-no-print"
      variant="minimal"
      icon={isPinned ? <Star /> : <StarEmpty />}
      aria-label={label}
      aria-pressed={isPinned}
      title={label}
      onClick={() => toggle(entry.url)}
    />
  )
}
