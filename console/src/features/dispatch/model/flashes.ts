import { createStore } from '../../../shared/state/store.ts'

/** As long as an eye needs to find what changed. */
const FLASH_MS = 1_400

const NONE: ReadonlySet<number> = new Set()

/** Cards to be outlined for a moment. */
export function createFlashes() {
  const flashes = createStore(NONE)
  let timer: ReturnType<typeof setTimeout> | undefined
  const flash = (ids: readonly number[]) => {
    if (ids.length === 0) return
    flashes.set(new Set([...flashes.get(), ...ids]))
    clearTimeout(timer)
    timer = setTimeout(() => flashes.set(NONE), FLASH_MS)
  }
  return { flashes, flash }
}
