import type { Store } from '../../shared/state/store.ts'

type Overlay = 'client' | 'panel' | 'palette' | 'shortcuts' | 'warehouse_order'
export type OpenName = Overlay | 'menu' | 'notifications'

/** What is open over the page, one at a time: the frame around the page is not drawn again for it. */
export type Opened = Store<OpenName | null>
