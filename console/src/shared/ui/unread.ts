import { createStore } from '../state/store.ts'

/** How many notifications the person hasn't read: the bell knows, the browser tab's title shows it. */
export const unreadCount = createStore(0)

const MOST_SHOWN = 99

export const shownCount = (count: number): string => (count > MOST_SHOWN ? `${MOST_SHOWN}+` : String(count))
