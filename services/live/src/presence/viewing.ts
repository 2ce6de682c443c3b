import type { Deps } from '@deportivo/platform/service'
import type { LiveSocket } from '../sockets/sockets.ts'
import { removeViewers, storeViewers } from './viewers.ts'

function orderIdOf(message: unknown): number | null {
  const { order_id } = (typeof message === 'object' && message !== null ? message : {}) as Record<
    string,
    unknown
  >
  return Number.isInteger(order_id) && Number(order_id) > 0 && Number(order_id) < 2 ** 31
    ? Number(order_id)
    : null
}

/** Viewers that changed since the last write, and sockets that left. */
interface Unwritten {
  looks: Map<LiveSocket, number | null>
  gone: Set<LiveSocket>
}

/** Changes during a write are batched into the next: a hundred reconnects cost two transactions. */
function createWriter(deps: Deps): Unwritten & { write: () => void } {
  const looks: Unwritten['looks'] = new Map()
  const gone: Unwritten['gone'] = new Set()
  let isWriting = false

  async function writeAll(): Promise<void> {
    while (looks.size + gone.size > 0) {
      const here = [...looks]
      const left = [...gone]
      looks.clear()
      gone.clear()
      if (here.length > 0) await storeViewers(deps.db, here)
      if (left.length > 0) await removeViewers(deps.db, left)
      deps.wake.notifyOthers('rooms')
    }
  }

  function write(): void {
    if (isWriting) return
    isWriting = true
    writeAll()
      .catch((err: unknown) => deps.log.warn({ err }, 'viewers could not be stored'))
      .finally(() => (isWriting = false))
  }

  return { looks, gone, write }
}

/** Tracks what users view. Only the newest state is written: paging through cards costs one write at a time. */
export function createViewing(deps: Deps): (socket: LiveSocket) => { joined: () => void } {
  const { looks, gone, write } = createWriter(deps)
  return (socket) => {
    let wanted: number | null = null
    const look = () => {
      if (!socket.connected) return
      looks.set(socket, wanted)
      write()
    }
    socket.on('board:viewing', (message: unknown) => {
      wanted = orderIdOf(message)
      look()
    })
    socket.on('disconnect', () => {
      looks.delete(socket)
      gone.add(socket)
      write()
    })
    return { joined: look }
  }
}
