import type { HeaderActionId } from '../../features/shell/header/header-actions.ts'
import type { MenuItem } from '../../features/shell/menu.ts'
import { useStore } from '../../shared/state/store.ts'
import { later } from '../../shared/ui/later.tsx'
import type { Opened } from './opened.ts'

const CommandPalette = later(() => import('./command-palette.tsx').then((module) => module.CommandPalette))
const NewClientOrder = later(() =>
  import('../../pages/orders/new-client-order.tsx').then((module) => module.NewClientOrder),
)
const QuickPanel = later(() =>
  import('../../features/shell/panel/quick-panel.tsx').then((module) => module.QuickPanel),
)
const ShortcutsDialog = later(() =>
  import('../../features/shell/shortcuts-dialog.tsx').then((module) => module.ShortcutsDialog),
)

const ClientDialog = later(() =>
  import('../../features/clients/client-dialog.tsx').then((module) => module.ClientDialog),
)

/** What lies over the page. */
export function Overlays({
  opened,
  items,
  onAction,
  onSignOut,
  onNewClient,
  onOpenClient,
  onClose,
}: {
  opened: Opened
  items: readonly MenuItem[]
  onAction: (id: HeaderActionId) => void
  onSignOut: () => void
  /** Undefined where the user may not create clients. */
  onNewClient: (() => void) | undefined
  onOpenClient: (clientId: number) => void
  onClose: () => void
}) {
  const open = useStore(opened)
  return (
    <>
      {open === 'warehouse_order' && <NewClientOrder onClose={onClose} />}
      {open === 'palette' && (
        <CommandPalette
          menu={items}
          onAction={onAction}
          onNewClient={onNewClient}
          onSignOut={onSignOut}
          onClose={onClose}
        />
      )}
      {open === 'client' && <ClientDialog onSaved={({ id }) => onOpenClient(id)} onClose={onClose} />}
      {open === 'shortcuts' && <ShortcutsDialog onClose={onClose} />}
      {open === 'panel' && <QuickPanel onClose={onClose} />}
    </>
  )
}
