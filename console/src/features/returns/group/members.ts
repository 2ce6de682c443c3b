import type { GROUP_STEPS } from '@deportivo/contracts/returns/groups'
import type { GroupMember, ReturnCase } from '@deportivo/contracts/returns/case'
import { returnStep } from '@deportivo/lifecycle/return-case/steps'

export type GroupStep = (typeof GROUP_STEPS)[number]

/** The cases of a request that can take a step now. */
export const membersFor = ({ group }: Pick<ReturnCase, 'group'>, step: GroupStep): GroupMember[] =>
  group.filter(({ state_id }) => returnStep(step).from.includes(state_id))

type Recognised = Pick<GroupMember, 'line_id' | 'unit_price' | 'quantity' | 'exchange_rate'>

const WHOLE = 100

/**
 * What is recognised for cases of a request that are settled together; `rate` is that of those without one. Cases of a
 * line are rounded once, as the server does.
 */
export function recognisedOf(cases: readonly Recognised[], rate: number | null): number {
  const byLine = new Map<number, number>()
  for (const { line_id, unit_price, quantity, exchange_rate } of cases) {
    const exact = unit_price * quantity * (exchange_rate ?? rate ?? WHOLE)
    byLine.set(line_id, (byLine.get(line_id) ?? 0) + exact)
  }
  return [...byLine.values()].reduce((sum, exact) => sum + Math.round(exact / WHOLE), 0)
}
