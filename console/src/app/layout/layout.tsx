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
import { MENU, openPages, SYSTEM_MENU, visibleMenu } from '../../features/shell/menu.ts'
import { Nav } from '../../features/shell/nav.tsx'
import { PinButton } from '../../features/shell/pins/pin-button.tsx'
import { PinnedLinks } from '../../features/shell/pins/pinned-links.tsx'
import { OfflineStrip } from '../../shared/ui/status/offline-strip.tsx'
import { UserMenu } from '../../features/shell/header/user-menu.tsx'
import { call } from '../../shared/net/call.ts'
import { paths } from '../../shared/navigation/paths.ts'
import { PrintHead } from '../../shared/print/print-head.tsx'
import { usePreferences } from '../../shared/preferences/preferences.ts'
import { createStore } from '../../shared/state/store.ts'
import { useSelected } from '../../shared/state/use-selected.ts'
import { reportError } from '../../shared/toasts/report-error.ts'
import { sendPreferences } from '../preferences/send-preferences.ts'
import { endSession, takeRememberedUrl } from '../../shared/session/session-end.ts'
import { useCan, useSession } from '../../shared/session/session.tsx'
import { useTexts } from '../../shared/language/texts.tsx'
import { TitleTools } from '../../shared/ui/page/page.tsx'
import { typeAhead } from '../../shared/ui/dialog/keys-ahead.ts'
import { later } from '../../shared/ui/later.tsx'
import { RefreshBar } from '../../shared/ui/status/states.tsx'
import { FOLDED, NARROW, useMedia } from '../../shared/hooks/use-media.ts'
import { homeOf, readerOf } from '../home.ts'
import { FoldedMenu } from './folded-menu.tsx'
import type { Opened, OpenName } from './opened.ts'
import { Overlays } from './overlays.tsx'
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

/** Opens an address as another profile of the user. */
type SwitchProfile = (id: ProfileId, target: string) => void

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

function OpenedBell({ opened, onSwitch }: { opened: Opened; onSwitch: SwitchProfile }) {
  const isOpen = useSelected(opened, (name) => name === 'notifications')
  const toggle = useCallback((next: boolean) => opened.set(next ? 'notifications' : null), [opened])
  return (
    <Suspense fallback={<span className="ad-header__bell" />}>
      <Bell isOpen={isOpen} onToggle={toggle} onSwitch={onSwitch} />
    </Suspense>
  )
}

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
  const [opened] = useState((): Opened => createStore<OpenName | null>(null))
  const close = useCallback(() => opened.set(null), [opened])
  const switchTo = useCallback<SwitchProfile>(
    (id, target) => {
      const profile = session.user.profiles.find((one) => one.id === id)
      if (profile) changeProfile(profile, target)
    },
    [session],
  )
  const reader = useMemo(() => readerOf(session), [session])
  const items = useMemo(() => visibleMenu(MENU, reader), [reader])
  const system = useMemo(() => visibleMenu(SYSTEM_MENU, reader), [reader])
  const pages = useMemo(() => openPages(reader), [reader])
  const isOpen = mayOpenPage(pathname, reader)
  useDropRememberedUrl(isOpen && pathname !== homeOf(session))
  const isOnTop = layout !== 'layout1' && !isFolded
  const userId = session.user.id
  const act = useCallback(
    (id: HeaderActionId) => {
      if (id === 'online_order') void navigate(paths.clients)
      else if (id === 'seller_orders') void navigate(paths.sellerOrders(userId))
      else opened.set('warehouse_order')
    },
    [navigate, userId, opened],
  )
  const mayOrder = useCan(ORDER_KINDS.local.creates)
  const mayCreateClients = useCan('create clients')
  usePagesAhead(reader)
  const openByKey = (name: OpenName) => {
    if (opened.get() !== name) typeAhead(close)
    opened.set(name)
  }
  useShortcuts(reader, {
    onPalette: () => openByKey('palette'),
    onNew: () => mayOrder && openByKey('warehouse_order'),
    onHelp: () => opened.set('shortcuts'),
    onNotifications: () => opened.set('notifications'),
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
          bell={<OpenedBell opened={opened} onSwitch={switchTo} />}
          onMenu={() => opened.set('menu')}
          onAction={act}
          onPalette={() => opened.set('palette')}
          onPanel={() => opened.set('panel')}
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
      {isFolded && <FoldedMenu opened={opened} items={items} pages={pages} onClose={close} />}
      <Suspense fallback={null}>
        <Scanning reader={reader} />
      </Suspense>
      <Overlays
        opened={opened}
        items={pages}
        onAction={act}
        onNewClient={mayCreateClients ? () => opened.set('client') : undefined}
        onOpenClient={(clientId) => void navigate(paths.clientHistory(clientId))}
        onSignOut={startSignOut}
        onClose={close}
      />
    </div>
  )
}
