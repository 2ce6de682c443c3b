import type { Deps } from '@deportivo/platform/service'

const DAY_MS = 86_400_000

type Given = Pick<Deps, 'clock' | 'settings'>

const promised = ({ settings }: Given): number => settings.current().reserve_days * DAY_MS

/** When the promise of an order ends that was reserved at this time. */
export const promiseEnd = (reservedAt: Date, given: Given): Date =>
  new Date(reservedAt.getTime() + promised(given))

/** The promise of an order ended if it was reserved before. */
export const endedSince = (given: Given): Date => new Date(given.clock.now().getTime() - promised(given))
