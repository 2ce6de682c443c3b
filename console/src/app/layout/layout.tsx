import { Drawer } from '@blueprintjs/core'
import { logout } from '@deportivo/contracts/auth/sign-in'
import { ORDER_KINDS } from '@deportivo/lifecycle/order/kinds'
import type { ProfileId } from '@deportivo/lifecycle/profiles'
import { lazy, Suspense, useCallback, useMemo, useState } from 'react'
import { Outlet, useLocation, useNavigate, useNavigation } from 'react-router-dom'
import { chooseProfile } from '../../features/session/profile-choice.ts'
import { isStepPage } from '../../features/first-steps/places.ts'
import { mayOpenPage } from '../../features/shell/access.ts'
import type { HeaderActionId } from '../../features/shell/header/header-actions.ts'
import { Header } from '../../features/shell/header/header.tsx'
import { MENU, SYSTEM_MENU, visibleMenu } from '../../features/shell/menu.ts'
import { Nav } from '../../features/shell/nav.tsx'
import { PinButton } from '../../features/shell/pins/pin-button.tsx'
import { PinnedLinks } from '../../features/shell/pins/pinned-links.tsx'
import { OfflineStrip } from '../../shared/ui/status/offline-strip.tsx'
import { UserMenu } from '../../features/shell/header/user-menu.tsx'
import { call } from '../../shared/net/call.ts'
import { paths } from '../../shared/navigation/paths.ts'
import { PrintHead } from '../../shared/print/print-head.tsx'
import { usePreferences } from '../../shared/preferences/preferences.ts'
import { reportError } from '../../shared/toasts/report-error.ts'
import { sendPreferences } from '../preferences/send-preferences.ts'
import { endSession, takeRememberedUrl } from '../../shared/session/session-end.ts'
import { useCan, useSession } from '../../shared/session/session.tsx'
import { useTexts } from '../../shared/language/texts.tsx'
import { DrawerDialog } from '../../shared/ui/dialog/drawer-dialog.tsx'
import { TitleTools } from '../../shared/ui/page/page.tsx'
import { later } from '../../shared/ui/later.tsx'
import { RefreshBar } from '../../shared/ui/status/states.tsx'
import { FOLDED, NARROW, useMedia } from '../../shared/hooks/use-media.ts'
import { homeOf, readerOf } from '../home.ts'
import { Overlays, type Overlay } from './overlays.tsx'
import { ForbiddenPage, useDropRememberedUrl } from './forbidden-page.tsx'
import { usePagesAhead } from './use-pages-ahead.ts'
import { useShortcuts } from './use-shortcuts.ts'
import './layout.css'

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

const startSignOut = (): void => void signOut()

const Bell = lazy(() =>
  import('../../features/notifications/bell.tsx').then((module) => ({ default: module.Bell })),
)
const Scanning = lazy(() => import('./scanning.tsx').then((module) => ({ default: module.Scanning })))

// Only while a new installation is filled.
const NextStep = later(() => import('../../features/first-steps/next-step.tsx').then((part) => part.NextStep))

/** What to enter next, above each page where something of it is entered. */
function StepAhead({ pathname }: { pathname: string }) {
  const mayFillLists = useCan('create catalogue')
  return mayFillLists && isStepPage(pathname) ? <NextStep /> : null
}

/** The frame of every page behind the login. */
export function Layout() {
  const t = useTexts()
  const session = useSession()
  const navigate = useNavigate()
  const { layout } = usePreferences()
  const { pathname } = useLocation()
  const isNarrow = useMedia(NARROW)
  const isFolded = useMedia(FOLDED)
  const isLoading = useNavigation().state === 'loading'
  const [open, setOpen] = useState<Overlay | 'menu' | 'notifications' | null>(null)
  const close = () => setOpen(null)
  const toggleBell = useCallback((isOpen: boolean) => setOpen(isOpen ? 'notifications' : null), [])
  const switchTo = useCallback(
    (id: ProfileId, target: string) => {
      const profile = session.user.profiles.find((one) => one.id === id)
      if (profile) changeProfile(profile, target)
    },
    [session],
  )
  const reader = useMemo(() => readerOf(session), [session])
  const items = useMemo(() => visibleMenu(MENU, reader), [reader])
  const system = useMemo(() => visibleMenu(SYSTEM_MENU, reader), [reader])
  const pages = useMemo(() => [...items, ...system], [items, system])
  const isOpen = mayOpenPage(pathname, reader)
  useDropRememberedUrl(isOpen && pathname !== homeOf(session))
  const isOnTop = layout !== 'layout1' && !isFolded
  const userId = session.user.id
  const act = useCallback(
    (id: HeaderActionId) => {
      if (id === 'online_order') void navigate(paths.clients)
      else if (id === 'seller_orders') void navigate(paths.sellerOrders(userId))
      else setOpen('warehouse_order')
    },
    [navigate, userId],
  )
  const mayOrder = useCan(ORDER_KINDS.local.creates)
  const mayCreateClients = useCan('create clients')
  usePagesAhead(reader)
  useShortcuts(reader, {
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
      {!isFolded && (
        <div className="ad-shell__nav">
          <Nav items={items} isOnTop={isOnTop} onGo={close} />
        </div>
      )}
      <div className="ad-shell__main">
        <OfflineStrip />
        <Header
          isNarrow={isNarrow}
          isFolded={isFolded}
          pinned={<PinnedLinks items={pages} />}
          userMenu={
            <UserMenu
              pages={system}
              onChoose={(profile) => changeProfile(profile)}
              onSignOut={startSignOut}
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
          <PrintHead />
          <RefreshBar isShown={isLoading} />
          <StepAhead pathname={pathname} />
          <TitleTools value={<PinButton items={pages} />}>
            {isOpen ? <Outlet /> : <ForbiddenPage />}
          </TitleTools>
        </main>
      </div>
      <Drawer isOpen={open === 'menu' && isFolded} onClose={close} position="left" className="ad-nav-drawer">
        <DrawerDialog aria-label={t('menu.title')}>
          <Nav items={items} above={<PinnedLinks items={pages} isNamed onGo={close} />} onGo={close} />
        </DrawerDialog>
      </Drawer>
      <Suspense fallback={null}>
        <Scanning reader={reader} />
      </Suspense>
      <Overlays
        open={open}
        items={pages}
        onAction={act}
        onNewClient={mayCreateClients ? () => setOpen('client') : undefined}
        onOpenClient={(clientId) => void navigate(paths.clientHistory(clientId))}
        onSignOut={startSignOut}
        onClose={close}
      />
    </div>
  )
}
