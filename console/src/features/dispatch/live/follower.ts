import type { JoinReply, RoomChange } from '@deportivo/contracts/live'
import type { Board } from '../board/board-store.ts'

/** Soon enough that nobody notices, seldom enough that a server in trouble isn't asked by everybody at once. */
const TRY_AGAIN_MS = 1_500

export interface FollowerOptions {
  board: Pick<Board, 'seq' | 'room' | 'takeChanges' | 'takeSnapshot'>
  join: (after: number | null) => Promise<JoinReply>
  /** The board is as new as the server's, as of now. */
  onFresh: () => void
}

/** A line that doesn't answer in time may be half dead: the same as a refusal, it is asked again. */
const answerOf = (asked: Promise<JoinReply>): Promise<JoinReply> => asked.catch(() => ({ ok: false }))

/** Asks for what is missing, one question at a time; answers with the changes that overtook the reply put behind it. */
function createJoining({ board, join, onFresh }: FollowerOptions) {
  let isJoining = false
  let isWantedAgain = false
  let isStopped = false
  let retry: ReturnType<typeof setTimeout> | undefined
  let early: RoomChange[] = []

  function take({ room, seq, snapshot, changes }: JoinReply): void {
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
    const reply = await answerOf(join(board.seq()))
    if (reply.ok) take(reply)
    else retry = setTimeout(() => void follow(), TRY_AGAIN_MS)
    isJoining = false
    if (isWantedAgain) await follow()
  }

  return {
    follow: () => void follow(),
    isJoining: () => isJoining,
    keep: (changes: readonly RoomChange[]) => early.push(...changes),
    stop: () => {
      isStopped = true
      clearTimeout(retry)
    },
  }
}

/** Keeps a board in step with its room: joins, applies what continues it, and joins again at a hole. */
export function createFollower(options: FollowerOptions) {
  const { board, onFresh } = options
  const joining = createJoining(options)
  return {
    follow: joining.follow,
    stop: joining.stop,
    takeDelta: ({ room, changes }: { room: string; changes: RoomChange[] }) => {
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
