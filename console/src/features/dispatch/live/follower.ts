import type { JoinReply, RoomChange, RoomRow } from '@deportivo/contracts/live/messages'
import type { Snapshot } from '../model/board-data.ts'

/** Soon enough that nobody notices, seldom enough that a server in trouble isn't asked by everybody at once. */
const TRY_AGAIN_MS = 1_500

/** What keeps the rows of a room. */
export interface Followed<Row extends RoomRow> {
  seq: () => number | null
  room: () => string | null
  takeSnapshot: (snapshot: Snapshot<Row>) => void
  /** Answers whether a change is missing. */
  takeChanges: (changes: readonly RoomChange<Row>[]) => boolean
}

/** Where the board stands. Without a room the server chooses, and tells it whole. */
export interface JoinRequest {
  room: string | null
  after: number | null
}

export interface FollowerOptions<Row extends RoomRow> {
  board: Followed<Row>
  join: (input: JoinRequest) => Promise<JoinReply<Row>>
  /** The board is as new as the server's, as of now. */
  onFresh: () => void
}

/** A line that doesn't answer in time may be half dead: the same as a refusal, it is asked again. */
const answerOf = <Row extends RoomRow>(asked: Promise<JoinReply<Row>>): Promise<JoinReply<Row>> =>
  asked.catch(() => ({ ok: false }))

/** Asks for what is missing, one question at a time; answers with the changes that overtook the reply put behind it. */
function createJoining<Row extends RoomRow>({ board, join, onFresh }: FollowerOptions<Row>) {
  let isJoining = false
  let isWantedAgain = false
  let isStopped = false
  let isShutOut = false
  let retry: ReturnType<typeof setTimeout> | undefined
  let early: RoomChange<Row>[] = []

  /** With other permissions it is another room: what was known of the old one leads nowhere. */
  const joinInput = (): JoinRequest =>
    isShutOut ? { room: null, after: null } : { room: board.room(), after: board.seq() }

  function take({ room, seq, snapshot, changes }: JoinReply<Row>): void {
    if (snapshot && room !== undefined && seq !== undefined)
      board.takeSnapshot({ room, seq, cards: snapshot })
    const continuing = [...(changes ?? []), ...early]
    early = []
    if (board.takeChanges(continuing)) isWantedAgain = true
    onFresh()
  }

  async function follow(): Promise<void> {
    isWantedAgain = isJoining
    if (isStopped || isJoining) return
    isJoining = true
    clearTimeout(retry)
    const reply = await answerOf(join(joinInput()))
    isShutOut = reply.is_not_yours ?? false
    if (reply.ok) take(reply)
    else retry = setTimeout(() => void follow(), TRY_AGAIN_MS)
    isJoining = false
    if (isWantedAgain) await follow()
  }

  return {
    follow: () => void follow(),
    isJoining: () => isJoining,
    keep: (changes: readonly RoomChange<Row>[]) => early.push(...changes),
    stop: () => {
      isStopped = true
      clearTimeout(retry)
    },
  }
}

/** Keeps a board in step with its room: joins, applies what continues it, and joins again at a hole. */
export function createFollower<Row extends RoomRow>(options: FollowerOptions<Row>) {
  const { board, onFresh } = options
  const joining = createJoining(options)
  return {
    follow: joining.follow,
    stop: joining.stop,
    takeDelta: ({ room, changes }: { room: string; changes: RoomChange<Row>[] }) => {
      if (joining.isJoining()) joining.keep(changes)
      else if (room !== board.room() || board.takeChanges(changes)) joining.follow()
      else onFresh()
    },
    /** The room's newest sequence: one that is ahead means that a change was lost on the way. */
    takeTick: ({ room, seq }: { room: string; seq: number }) => {
      if (joining.isJoining()) return
      if (room !== board.room() || seq > (board.seq() ?? -1)) joining.follow()
      else onFresh()
    },
  }
}
