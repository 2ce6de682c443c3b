import { Drawer } from '@blueprintjs/core'
import { logout } from '@deportivo/contracts/auth/sign-in'
import type { ProfileId } from '@deportivo/lifecycle/profiles'
import { lazy, Suspense, useCallback, useMemo, useState } from 'react'
import { Outlet, useLocation, useNavigate, useNavigation } from 'react-router-dom'
import { chooseProfile } from '../../features/session/profile-choice.ts'
import { mayOpenPage } from '../../features/shell/access.ts'
import type { HeaderActionId } from '../../features/shell/header/header-actions.ts'
import { Header } from '../../features/shell/header/header.tsx'
import { MENU, SYSTEM_MENU, visibleMenu, type MenuItem } from '../../features/shell/menu.ts'
import { Nav } from '../../features/shell/nav.tsx'
import { PinButton } from '../../features/shell/pins/pin-button.tsx'
import { PinnedLinks } from '../../features/shell/pins/pinned-links.tsx'
import { OfflineStrip } from '../../features/shell/header/offline-strip.tsx'
import { UserMenu } from '../../features/shell/header/user-menu.tsx'
import { call } from '../../shared/net/call.ts'
import { paths } from '../../shared/navigation/paths.ts'
import { usePreferences } from '../../shared/preferences/preferences.ts'
import { reportError } from '../../shared/toasts/report-error.ts'
import { sendPreferences } from '../preferences/send-preferences.ts'
import { endSession, takeRememberedUrl } from '../../shared/session/session-end.ts'
import { useCan, useSession } from '../../shared/session/session.tsx'
import { useTexts } from '../../shared/language/texts.tsx'
import { DrawerDialog } from '../../shared/ui/dialog/drawer-dialog.tsx'
import { TitleTools } from '../../shared/ui/page.tsx'
import { RefreshBar } from '../../shared/ui/states.tsx'
import { NARROW, useMedia } from '../../shared/hooks/use-media.ts'
import { homeOf, readerOf } from '../home.ts'
import { ForbiddenPage, useDropRememberedUrl } from './forbidden-page.tsx'
import { useShortcuts } from './use-shortcuts.ts'
import './layout.css'

const QuickPanel = lazy(() =>
  import('../../features/shell/panel/quick-panel.tsx').then((module) => ({ default: module.QuickPanel })),
)

/** A page that the profile before could not open is tried again, unless the person wants another. */
function changeProfile(profile: { id: string; name: string }, target?: string): void {
  chooseProfile(profile)
  // Everything on screen was read as another profile.
  location.assign(target ?? takeRememberedUrl() ?? paths.home)
}

/** How long signing out waits at most for a last change to be saved. */
const LAST_CHANGE_MS = 1_000

async function signOut(): Promise<void> {
  await Promise.race([sendPreferences(), new Promise((resolve) => setTimeout(resolve, LAST_CHANGE_MS))])
  // The session is cleared here even if the server can't be reached.
  call(logout, {}).catch(reportError)
  endSession('signed_out')
}

const Bell = lazy(() =>
  import('../../features/notifications/bell.tsx').then((module) => ({ default: module.Bell })),
)
const NewClientOrder = lazy(() =>
  import('../../pages/orders/new-client-order.tsx').then((module) => ({
    default: module.NewClientOrder,
  })),
)

const CommandPalette = lazy(() =>
  import('./command-palette.tsx').then((module) => ({ default: module.CommandPalette })),
)
const Scanning = lazy(() => import('./scanning.tsx').then((module) => ({ default: module.Scanning })))
const ShortcutsDialog = lazy(() =>
  import('../../features/shell/shortcuts-dialog.tsx').then((module) => ({ default: module.ShortcutsDialog })),
)

type Open = 'menu' | 'panel' | 'palette' | 'shortcuts' | 'warehouse_order' | 'notifications' | null

/** What lies over the page, each part loaded when it is first opened. */
function Overlays({
  open,
  items,
  onAction,
  onClose,
}: {
  open: Open
  items: readonly MenuItem[]
  onAction: (id: HeaderActionId) => void
  onClose: () => void
}) {
  return (
    <Suspense fallback={null}>
      {open === 'warehouse_order' && <NewClientOrder onClose={onClose} />}
      {open === 'palette' && <CommandPalette menu={items} onAction={onAction} onClose={onClose} />}
      {open === 'shortcuts' && <ShortcutsDialog onClose={onClose} />}
      {open === 'panel' && <QuickPanel onClose={onClose} />}
    </Suspense>
  )
}

/** The frame of every page behind the login. */
export function Layout() {
  const t = useTexts()
  const session = useSession()
  const navigate = useNavigate()
  const { layout } = usePreferences()
  const { pathname } = useLocation()
  const isNarrow = useMedia(NARROW)
  const isLoading = useNavigation().state === 'loading'
  const [open, setOpen] = useState<Open>(null)
  const close = () => setOpen(null)
  const toggleBell = useCallback((isOpen: boolean) => setOpen(isOpen ? 'notifications' : null), [])
  const switchTo = useCallback(
    (id: ProfileId, target: string) => {
      const profile = session.user.profiles.find((one) => one.id === id)
      if (profile) changeProfile(profile, target)
    },
    [session],
  )
  const items = useMemo(() => visibleMenu(MENU, readerOf(session)), [session])
  const system = useMemo(() => visibleMenu(SYSTEM_MENU, readerOf(session)), [session])
  const pages = useMemo(() => [...items, ...system], [items, system])
  const isOpen = mayOpenPage(pathname, readerOf(session))
  useDropRememberedUrl(isOpen && pathname !== homeOf(session))
  const isOnTop = layout !== 'layout1' && !isNarrow
  const userId = session.user.id
  const act = useCallback(
    (id: HeaderActionId) => {
      if (id === 'online_order') void navigate(paths.clients)
      else if (id === 'seller_orders') void navigate(paths.sellerOrders(userId))
      else setOpen('warehouse_order')
    },
    [navigate, userId],
  )
  const mayOrder = useCan('create sales')
  useShortcuts(readerOf(session), {
    onPalette: () => setOpen('palette'),
    onNew: () => mayOrder && setOpen('warehouse_order'),
    onHelp: () => setOpen('shortcuts'),
    onNotifications: () => setOpen('notifications'),
  })
  const shape = isOnTop ? ` ad-shell--top${layout === 'layout3' ? ' ad-shell--centred' : ''}` : ''
  return (
    <div className={`ad-shell${shape}`}>
      <a className="ad-skip" href="#page">
        {t('menu.skip')}
      </a>
      {!isNarrow && (
        <div className="ad-shell__nav">
          <Nav items={items} isOnTop={isOnTop} onGo={close} />
        </div>
      )}
      <div className="ad-shell__main">
        <OfflineStrip />
        <Header
          isNarrow={isNarrow}
          pinned={<PinnedLinks items={pages} />}
          userMenu={
            <UserMenu
              pages={system}
              onChoose={(profile) => changeProfile(profile)}
              onSignOut={() => void signOut()}
            />
          }
          bell={
            <Suspense fallback={<span className="ad-header__bell" />}>
              <Bell isOpen={open === 'notifications'} onToggle={toggleBell} onSwitch={switchTo} />
            </Suspense>
          }
          onMenu={() => setOpen('menu')}
          onAction={act}
          onPalette={() => setOpen('palette')}
          onPanel={() => setOpen('panel')}
        />
        <main id="page" className="ad-shell__page" tabIndex={-1}>
          <RefreshBar isShown={isLoading} />
          <TitleTools value={<PinButton items={pages} />}>
            {isOpen ? <Outlet /> : <ForbiddenPage />}
          </TitleTools>
        </main>
      </div>
      <Drawer isOpen={open === 'menu' && isNarrow} onClose={close} position="left" className="ad-nav-drawer">
        <DrawerDialog aria-label={t('menu.title')}>
          <Nav items={items} above={<PinnedLinks items={pages} isNamed onGo={close} />} onGo={close} />
        </DrawerDialog>
      </Drawer>
      <Suspense fallback={null}>
        <Scanning reader={readerOf(session)} />
      </Suspense>
      <Overlays open={open} items={pages} onAction={act} onClose={close} />
    </div>
  )
}
