import { Drawer } from '@blueprintjs/core'
import type { MenuItem } from '../../features/shell/menu.ts'
import { Nav } from '../../features/shell/nav.tsx'
import { PinnedLinks } from '../../features/shell/pins/pinned-links.tsx'
import { useTexts } from '../../shared/language/texts.tsx'
import { useSelected } from '../../shared/state/use-selected.ts'
import { DrawerDialog } from '../../shared/ui/dialog/drawer-dialog.tsx'
import type { Opened } from './opened.ts'

/** The menu where it opens over the page. */
export function FoldedMenu({
  opened,
  items,
  pages,
  onClose,
}: {
  opened: Opened
  items: readonly MenuItem[]
  /** All that can be pinned. */
  pages: readonly MenuItem[]
  onClose: () => void
}) {
  const t = useTexts()
  const isOpen = useSelected(opened, (name) => name === 'menu')
  return (
    <Drawer isOpen={isOpen} onClose={onClose} position="left" className="ad-nav-drawer">
      <DrawerDialog aria-label={t('menu.title')}>
        <Nav items={items} above={<PinnedLinks items={pages} isNamed onGo={onClose} />} onGo={onClose} />
      </DrawerDialog>
    </Drawer>
  )
}
