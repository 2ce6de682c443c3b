import { useMemo, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { headerActions, type HeaderActionId } from '../../features/shell/header/header-actions.ts'
import type { MenuItem } from '../../features/shell/menu.ts'
import { pageItems, type PaletteItem } from '../../features/shell/palette/palette-items.ts'
import { usePinnedPages } from '../../features/shell/pins/use-pinned-pages.ts'
import { Palette } from '../../features/shell/palette/palette.tsx'
import { useSession } from '../../shared/session/session.tsx'
import { useTexts } from '../../shared/language/texts.tsx'
import { useFoundItems } from './found-items.ts'

/** The palette with this person's pages and actions, orders by number, clients and products by name. */
export function CommandPalette({
  menu,
  onAction,
  onClose,
}: {
  menu: readonly MenuItem[]
  onAction: (id: HeaderActionId) => void
  onClose: () => void
}) {
  const t = useTexts()
  const { profile, grants } = useSession()
  const navigate = useNavigate()
  const { pinned, toggle } = usePinnedPages()
  const [typed, setTyped] = useState('')
  const go = (url: string) => void navigate(url)
  const extra = useFoundItems(typed, go)
  const items = useMemo(() => {
    const actions = headerActions(profile.id, grants)
      .filter(({ refusal }) => refusal === null)
      .map(({ id, label }): PaletteItem => ({
        id: `action-${id}`,
        group: 'palette.actions',
        label: t(label),
        run: () => onAction(id),
      }))
    return [...pageItems(menu, t, (url) => void navigate(url), { pinned, toggle }), ...actions]
  }, [menu, t, navigate, profile.id, grants, onAction, pinned, toggle])
  return <Palette typed={typed} items={items} extra={extra} onType={setTyped} onClose={onClose} />
}
