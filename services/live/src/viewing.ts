import type { Deps } from '@deportivo/platform/service'
import type { LiveSocket } from './sockets.ts'
import { forgetViewers, keepViewer } from './viewers.ts'

function orderIdOf(message: unknown): number | null {
  const { order_id } = (typeof message === 'object' && message !== null ? message : {}) as Record<
    string,
    unknown
  >
  return Number.isInteger(order_id) && Number(order_id) > 0 && Number(order_id) < 2 ** 31
    ? Number(order_id)
    : null
}

/** Follows what one person looks at. Only the newest counts: who leafs through cards costs one write at a time. */
export function followViewer(deps: Deps, socket: LiveSocket): { joined: () => void } {
  let wanted: number | null = null
  let isWriting = false
  let isDirty = false

  async function write(): Promise<void> {
    isWriting = true
    while (isDirty && socket.connected) {
      isDirty = false
      await keepViewer(deps.db, socket, wanted)
      deps.wake.tell('rooms')
    }
    isWriting = false
    if (!socket.connected) await leave()
  }

  async function leave(): Promise<void> {
    await forgetViewers(deps.db, [socket])
    deps.wake.tell('rooms')
  }

  const complain = (err: unknown) => {
    isWriting = false
    deps.log.warn({ err }, 'a viewer could not be kept')
  }

  function look(): void {
    isDirty = true
    if (!isWriting) write().catch(complain)
  }

  socket.on('board:viewing', (message: unknown) => {
    wanted = orderIdOf(message)
    look()
  })
  socket.on('disconnect', () => {
    if (!isWriting) leave().catch(complain)
  })
  return { joined: look }
}
