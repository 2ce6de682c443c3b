import { ORDER_KINDS } from '@deportivo/lifecycle/order/kinds'
import { useMemo, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { headerActions, type HeaderActionId } from '../../features/shell/header/header-actions.ts'
import type { MenuItem } from '../../features/shell/menu.ts'
import { mayOpenPage } from '../../features/shell/access.ts'
import { newThings } from '../../features/shell/palette/new-things.ts'
import { numberedItems } from '../../features/shell/palette/numbered-things.ts'
import { openThingItems, recentItems } from '../../features/shell/palette/own-things.ts'
import { ownActions } from '../../features/shell/palette/own-actions.ts'
import { pageItems, type PaletteItem } from '../../features/shell/palette/palette-items.ts'
import { usePinnedPages } from '../../features/shell/pins/use-pinned-pages.ts'
import { Palette } from '../../features/shell/palette/palette.tsx'
import { useOffers } from '../../shared/navigation/commands.ts'
import { recentThings } from '../../shared/navigation/recent.ts'
import { useSession } from '../../shared/session/session.tsx'
import { useTexts } from '../../shared/language/texts.tsx'
import { useFoundItems } from './found-items.ts'

/** The palette with this person's pages and actions; orders, clients and products are found by what is typed. */
export function CommandPalette({
  menu,
  onAction,
  onNewClient,
  onSignOut,
  onClose,
}: {
  menu: readonly MenuItem[]
  onAction: (id: HeaderActionId) => void
  onNewClient: (() => void) | undefined
  onSignOut: () => void
  onClose: () => void
}) {
  const t = useTexts()
  const { user, profile, grants } = useSession()
  const navigate = useNavigate()
  const { pinned, toggle } = usePinnedPages()
  const offers = useOffers()
  const [typed, setTyped] = useState('')
  const go = (url: string) => void navigate(url)
  const { items: found, search, retry } = useFoundItems(typed, go)
  const mayOpen = (url: string) => mayOpenPage(url, { profile: profile.id, grants })
  const extra = [...numberedItems(typed, t, { go, mayOpen }), ...found]
  const items = useMemo(() => {
    const actions = headerActions(profile.id, grants)
      .filter(({ refusal }) => refusal === null)
      .map(({ id, label }): PaletteItem => ({
        id: `action-${id}`,
        group: 'palette.actions',
        label: t(label),
        run: () => onAction(id),
      }))
    const pages = pageItems(menu, t, (url) => void navigate(url), { pinned, toggle })
    const mayOrder = grants[ORDER_KINDS.local.creates] !== undefined
    const onNewOrder = mayOrder ? () => onAction('warehouse_order') : undefined
    const openUrl = (url: string) => void navigate(url)
    const mayOpenIt = (url: string) => mayOpenPage(url, { profile: profile.id, grants })
    const begun = newThings(t, grants, { go: openUrl, mayOpen: mayOpenIt })
    const own = [...actions, ...begun, ...ownActions(t, { onNewOrder, onNewClient, onSignOut })]
    return [...openThingItems(offers), ...recentItems(recentThings(user.id), t, openUrl), ...pages, ...own]
  }, [
    menu,
    t,
    navigate,
    user.id,
    profile.id,
    grants,
    onAction,
    onNewClient,
    onSignOut,
    pinned,
    toggle,
    offers,
  ])
  return (
    <Palette
      typed={typed}
      items={items}
      extra={extra}
      search={search}
      onType={setTyped}
      onRetry={retry}
      onClose={onClose}
    />
  )
}
