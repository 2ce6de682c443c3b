import type { JoinReply, RoomChange, RoomRow } from '@deportivo/contracts/live/messages'
import type { Snapshot } from '../model/board-data.ts'

/** Longer delays the board after a failure; shorter floods a server that is already in trouble. */
const TRY_AGAIN_MS = 1_500

/** Holds the rows of a room. */
export interface Followed<Row extends RoomRow> {
  seq: () => number | null
  room: () => string | null
  takeSnapshot: (snapshot: Snapshot<Row>) => void
  /** Returns whether a change is missing. */
  takeChanges: (changes: readonly RoomChange<Row>[]) => boolean
}

/** The room and sequence of the board. Without a room the server chooses one and sends a snapshot. */
export interface JoinRequest {
  room: string | null
  after: number | null
}

export interface FollowerOptions<Row extends RoomRow> {
  board: Followed<Row>
  join: (input: JoinRequest) => Promise<JoinReply<Row>>
  /** Called whenever the board equals the server's. */
  onFresh: () => void
}

/** A timeout counts as a refusal, so that the join is retried: the connection may be half open. */
const replyOrRefusal = <Row extends RoomRow>(reply: Promise<JoinReply<Row>>): Promise<JoinReply<Row>> =>
  reply.catch(() => ({ ok: false }))

/**
 * How the board follows its room:
 * - `idle`: no join is under way. So it begins, and so it is after each reply; a refused join is tried again later.
 * - `joining`: a join was sent. It ends with the reply.
 * - `joining_twice`: so it is, and another join follows the reply, because one was wanted meanwhile.
 * - `stopped`: the board was closed. It never ends.
 */
type Mode = 'idle' | 'joining' | 'joining_twice' | 'stopped'

const isUnderWay = (mode: Mode): boolean => mode === 'joining' || mode === 'joining_twice'

/** With other permissions it is another room: the sequence of the old one means nothing there. */
const fromTheBeginning = (): JoinRequest => ({ room: null, after: null })

/** Joins the room, one request at a time; changes that arrive before the reply are applied after it. */
function createJoining<Row extends RoomRow>({ board, join, onFresh }: FollowerOptions<Row>) {
  let mode: Mode = 'idle'
  let retry: ReturnType<typeof setTimeout> | undefined
  let early: RoomChange<Row>[] = []

  const position = (): JoinRequest => ({ room: board.room(), after: board.seq() })
  let nextRequest = position

  /** Whether a change is missing after it. */
  function take({ room, seq, snapshot, changes }: JoinReply<Row>): boolean {
    if (snapshot && room !== undefined && seq !== undefined)
      board.takeSnapshot({ room, seq, cards: snapshot })
    const continuing = [...(changes ?? []), ...early]
    early = []
    return board.takeChanges(continuing)
  }

  async function send(): Promise<void> {
    mode = 'joining'
    clearTimeout(retry)
    const reply = await replyOrRefusal(join(nextRequest()))
    // Another follow, or the closing of the board, may have come meanwhile.
    const meanwhile = mode as Mode
    if (meanwhile === 'stopped') return
    mode = 'idle'
    nextRequest = reply.is_not_yours ? fromTheBeginning : position
    const isMissing = reply.ok && take(reply)
    if (isMissing || meanwhile === 'joining_twice') return send()
    if (reply.ok) onFresh()
    else retry = setTimeout(follow, TRY_AGAIN_MS)
  }

  function follow(): void {
    if (mode === 'idle') void send()
    else if (mode === 'joining') mode = 'joining_twice'
  }

  return {
    follow,
    isJoining: () => isUnderWay(mode),
    bufferEarly: (changes: readonly RoomChange<Row>[]) => early.push(...changes),
    stop: () => {
      mode = 'stopped'
      clearTimeout(retry)
    },
  }
}

/** Keeps a board in sync with its room: joins, applies consecutive changes, and joins again when one is missing. */
export function createFollower<Row extends RoomRow>(options: FollowerOptions<Row>) {
  const { board, onFresh } = options
  const joining = createJoining(options)
  return {
    follow: joining.follow,
    stop: joining.stop,
    takeDelta: ({ room, changes }: { room: string; changes: RoomChange<Row>[] }) => {
      if (joining.isJoining()) joining.bufferEarly(changes)
      else if (room !== board.room() || board.takeChanges(changes)) joining.follow()
      else onFresh()
    },
    /** The room's newest sequence: one ahead of the board means that a change was lost. */
    takeTick: ({ room, seq }: { room: string; seq: number }) => {
      if (joining.isJoining()) return
      if (room !== board.room() || seq > (board.seq() ?? -1)) joining.follow()
      else onFresh()
    },
  }
}
