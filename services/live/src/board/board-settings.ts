import type { BoardSettings } from '@deportivo/contracts/live/messages'
import { AVAILABLE_ROOM, availableRoomFor } from '@deportivo/lifecycle/order/visibility'
import type { Actor } from '@deportivo/platform/http/guard/actor'
import type { Deps } from '@deportivo/platform/service'
import type { LiveNamespace, LiveSocket } from '../sockets/sockets.ts'

/** The room of orders that the user may claim under the present settings. */
export function availableRoomOf({ settings }: Pick<Deps, 'settings'>, actor: Actor): string | null {
  return availableRoomFor({ actor, settings: settings.current() })
}

function boardSettingsFor(deps: Pick<Deps, 'settings'>, actor: Actor): BoardSettings {
  const { version, stage_targets, business_hours } = deps.settings.current()
  return { version, targets: stage_targets, business_hours, available_room: availableRoomOf(deps, actor) }
}

/** Sent to a newly connected client: the settings may have changed while it was disconnected. */
export function publishSettings(deps: Pick<Deps, 'settings'>, socket: LiveSocket): void {
  socket.emit('board:settings', boardSettingsFor(deps, socket.data.actor))
}

/** Notifies open boards of changed settings; users who may no longer claim orders leave that room. */
export function followSettings(deps: Pick<Deps, 'settings'>, dispatch: LiveNamespace): () => void {
  return deps.settings.onChange(() => {
    for (const socket of dispatch.sockets.values()) {
      if (availableRoomOf(deps, socket.data.actor) === null) void socket.leave(AVAILABLE_ROOM)
      publishSettings(deps, socket)
    }
  })
}
