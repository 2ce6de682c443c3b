import { listProducts } from '@deportivo/contracts/catalogue/products'
import {
  CLAIMS_CHANNEL,
  DATA_CHANNEL,
  DISPATCH_NAMESPACE,
  FILES_CHANNEL,
  NOTIFICATIONS_CHANNEL,
  NOTIFICATIONS_NAMESPACE,
  REPORTS_CHANNEL,
  REPORTS_NAMESPACE,
  RETURNS_CHANNEL,
  STOCK_CHANNEL,
  STOCK_NAMESPACE,
  VIEWERS_CHANNEL,
  type RoomChange,
} from '@deportivo/contracts/live/messages'
import { startLoop } from '@deportivo/platform/events/log/loop'
import { tailRooms, type OnChanges } from '@deportivo/platform/live/tail'
import type { Deps } from '@deportivo/platform/service'
import type { FastifyInstance } from 'fastify'
import { Server } from 'socket.io'
import { followSettings, publishSettings } from './board/board-settings.ts'
import { createJoins, deliver } from './board/dispatch-room.ts'
import { notifyFileChange, notifyReturnChange } from './order-updates.ts'
import { ownRoom, notifyUsers } from './sockets/own-rooms.ts'
import { isOwnOrigin } from './sockets/own-origin.ts'
import { startPresence, type Presence } from './presence/presence.ts'
import { watchSessions } from './sockets/session-watch.ts'
import { createReportNotifier, REPORT_PERMISSIONS, type ReportNotifier } from './report-notifier.ts'
import { createSignIn, type SignIn } from './sockets/sign-in.ts'
import type { LiveNamespace, LiveServer } from './sockets/sockets.ts'
import { createStockNotifier, type StockNotifier } from './stock-notifier.ts'
import { startTicks, type Ticks } from './board/ticks.ts'
import { createViewing } from './presence/viewing.ts'
import { removeViewers, REFRESH_MS, refreshViewers } from './presence/viewers.ts'

const BARE_HEADERS = { 'x-content-type-options': 'nosniff', 'cache-control': 'no-store' }

function listen(app: FastifyInstance, { config }: Deps): LiveServer {
  const io: LiveServer = new Server(app.server, {
    // WebSocket first; where a proxy blocks it, HTTP long polling.
    transports: ['websocket', 'polling'],
    serveClient: false,
    // Browsers send small requests only; anything bigger is not from our console.
    maxHttpBufferSize: 16_384,
    // Presence ends a minute after a connection died, so the death must be noticed well before.
    pingInterval: 15_000,
    pingTimeout: 10_000,
    allowRequest: (request, decide) => decide(null, isOwnOrigin(request, config.publicUrl)),
  })
  // These responses bypass Fastify, and with it the security headers.
  io.engine.on('headers', (headers: Record<string, string>) => Object.assign(headers, BARE_HEADERS))
  return io
}

function keepViewersFresh(deps: Deps, dispatch: LiveNamespace) {
  return startLoop({
    everyMs: REFRESH_MS,
    async step() {
      await refreshViewers(deps.db, [...dispatch.sockets.values()])
      return false
    },
    onError: (err, waitMs) => deps.log.warn({ err, waitMs }, 'viewers could not be refreshed'),
  })
}

interface Live {
  dispatch: LiveNamespace
  people: LiveNamespace
  ticks: Ticks
  presence: Presence
  reportNotifier: ReportNotifier
  stockNotifier: StockNotifier
}

/** Routes the changes of the room log: to the sockets of a board, or to the handler of a channel. */
function distribute(deps: Deps, live: Live): OnChanges {
  const { dispatch, people, ticks, presence, reportNotifier, stockNotifier } = live
  const channels: Record<string, (changes: RoomChange[]) => void> = {
    [REPORTS_CHANNEL]: (changes) => reportNotifier.notify(changes),
    [CLAIMS_CHANNEL]: () => presence.wakeUp(),
    [VIEWERS_CHANNEL]: () => presence.wakeUp(),
    [NOTIFICATIONS_CHANNEL]: (changes) => notifyUsers(people, changes),
    [DATA_CHANNEL]: () => people.emit('data:replaced'),
    [STOCK_CHANNEL]: (changes) => stockNotifier.notify(changes),
    [FILES_CHANNEL]: (changes) => {
      notifyFileChange(deps, dispatch, changes).catch((err: unknown) =>
        deps.log.warn({ err }, 'file update not delivered'),
      )
    },
    [RETURNS_CHANNEL]: (changes) => {
      notifyReturnChange(deps, dispatch, changes).catch((err: unknown) =>
        deps.log.warn({ err }, 'change of a return not delivered'),
      )
    },
  }
  return (room, changes) => {
    const handle = channels[room]
    if (handle) return handle(changes as RoomChange[])
    deliver(dispatch, room, changes as RoomChange[])
    ticks.sent(room, changes.at(-1)?.seq ?? 0)
  }
}

interface Namespaces {
  dispatch: LiveNamespace
  reports: LiveNamespace
  people: LiveNamespace
  stock: LiveNamespace
}

function openNamespaces(io: LiveServer, signIn: SignIn): Namespaces {
  // The default namespace is not used: refuse it.
  io.use((_socket, next) => next(new Error('problem.not_found')))
  const dispatch: LiveNamespace = io.of(DISPATCH_NAMESPACE).use(signIn(['read orders']))
  const reports: LiveNamespace = io.of(REPORTS_NAMESPACE).use(signIn(REPORT_PERMISSIONS))
  const people: LiveNamespace = io.of(NOTIFICATIONS_NAMESPACE).use(signIn('signed_in'))
  people.on('connection', (socket) => void socket.join(ownRoom(socket.data.actor.id)))
  const stock: LiveNamespace = io.of(STOCK_NAMESPACE).use(signIn(listProducts.permission))
  return { dispatch, reports, people, stock }
}

/** Attaches the gateway to the server: any number may run independently. Returns a function that stops it. */
export async function attachGateway(app: FastifyInstance, deps: Deps): Promise<() => Promise<void>> {
  const io = listen(app, deps)
  const { dispatch, reports, people, stock } = openNamespaces(io, createSignIn(app, deps))
  const ticks = startTicks(deps, dispatch)
  const presence = startPresence(deps, dispatch)
  const reportNotifier = createReportNotifier(deps, reports)
  const stockNotifier = createStockNotifier(stock)

  const serveJoins = createJoins(deps)
  const followViewer = createViewing(deps)

  dispatch.on('connection', (socket) => {
    const viewer = followViewer(socket)
    serveJoins(socket, () => {
      presence.greet(socket)
      publishSettings(deps, socket)
      viewer.joined()
    })
  })

  const live = { dispatch, people, ticks, presence, reportNotifier, stockNotifier }
  const tail = await tailRooms(deps, distribute(deps, live))
  const stopFollowing = followSettings(deps, dispatch)
  const watch = watchSessions(deps, [dispatch, reports, people, stock])
  const loops = [tail, ticks, presence, watch, keepViewersFresh(deps, dispatch)]

  return async () => {
    await Promise.all(loops.map((loop) => loop.stop()))
    reportNotifier.stop()
    stockNotifier.stop()
    stopFollowing()
    const leaving = [...dispatch.sockets.values()]
    io.engine.close()
    await removeViewers(deps.db, leaving)
  }
}
