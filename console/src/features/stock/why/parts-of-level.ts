import type { explainLevel } from '@deportivo/contracts/catalogue/inventory'
import type { ReplyOf } from '@deportivo/contracts/route'

export type Explanation = ReplyOf<typeof explainLevel>['data']
export type Hold = Explanation['holds'][number]

/** One step of a sum: what it adds, and from where to where it leads. */
export interface Step<What> {
  what: What
  change: number
  from: number
  to: number
}

/** Movements of one kind; of those that are no longer listed one by one, the sum. */
type Movement = { kind: string } | 'earlier'

interface Parts {
  /** From nothing to what lies in the store. */
  movements: Step<Movement>[]
  /** From there to what is available. */
  holds: Step<Hold>[]
  /** The largest number on the way: the length of the picture. */
  most: number
}

function stepsFrom<What>(start: number, changes: readonly (readonly [What, number])[]): Step<What>[] {
  let from = start
  return changes.map(([what, change]) => {
    const step = { what, change, from, to: from + change }
    from = step.to
    return step
  })
}

function changesByKind({ moves, ledger_on_hand }: Explanation): [Movement, number][] {
  const byKind = new Map<string, number>()
  let listed = 0
  // They come newest first.
  for (const { kind, on_hand_change } of moves.toReversed()) {
    listed += on_hand_change
    byKind.set(kind, (byKind.get(kind) ?? 0) + on_hand_change)
  }
  const kinds = [...byKind].map(([kind, change]): [Movement, number] => [{ kind }, change])
  const all: [Movement, number][] = [['earlier', ledger_on_hand - listed], ...kinds]
  // What came first: no step leads below nothing.
  return all
    .filter(([, change]) => change !== 0)
    .sort(([, one], [, other]) => Math.sign(other) - Math.sign(one))
}

/** What a level is made of, as sums that lead from nothing to what is available. */
export function partsOfLevel(explanation: Explanation): Parts {
  const movements = stepsFrom(0, changesByKind(explanation))
  const holds = stepsFrom(
    explanation.on_hand,
    explanation.holds.map((hold) => [hold, -hold.quantity] as const),
  )
  const most = Math.max(1, explanation.on_hand, ...movements.map(({ to }) => to))
  return { movements, holds, most }
}
