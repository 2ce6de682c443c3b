import type { Grants, Permission, Scope } from './permissions.ts'

/** The user to decide for, and the settings that decide with. Every command context is one. */
export interface Asker {
  /** Only the grants of the chosen profile count. */
  actor: { id: number; profile: string; grants: Grants }
  settings: {
    /** Assistants may take unassigned orders themselves. */
    self_claim: boolean
  }
}

/** One row of a table of steps. */
export interface StepRow<State extends string, Condition extends string, Need extends string> {
  from: readonly State[]
  /** null: the state stays the same. 'way_back': the state before the subject was set aside. */
  to: State | 'way_back' | null
  /** The step's name on the wire where several rows are one step; else the row's own key. */
  name?: string
  /** A target state alone never means it: it skips steps that the state also stands for. */
  is_named?: true
  permission: Permission
  /** Instead of `permission`, where either of several permissions allows the step. */
  or_permission?: Permission
  /** Also allowed without a permission, by a user for themself: this field must then name them. */
  for_self?: string
  /** Not offered, and refused, to the user whose own subject it is (`isOwn`), whatever their permissions. */
  for_others?: true
  /** If one is false, the step does not exist for the subject and is not offered. */
  when?: readonly Condition[]
  /** If one is false, the step is offered but disabled, with the reason of the same name. */
  needs?: readonly Need[]
  event: string
  /** Key of the success text. */
  text: string
  /**
   * Has an effect outside the system (money received, client notified): asks for confirmation instead of offering
   * undo.
   */
  final?: true
}

export interface Subject<State extends string> {
  state_id: State
}

export interface Rules<
  State extends string,
  Facts extends Subject<State>,
  Key extends string,
  Condition extends string,
  Need extends string,
  Prefix extends string = string,
> {
  steps: Readonly<Record<Key, StepRow<State, Condition, Need>>>
  conditions: Readonly<Record<Condition, (facts: Facts) => boolean>>
  needs: Readonly<Record<Need, (facts: Facts, asker: Asker) => boolean>>
  /** The target of `way_back`; null where nothing was set aside. */
  wayBack?: (facts: Facts) => State | null
  /** Prefix of the keys of its refusals: `order.refused.` */
  refusals: Prefix
  /** Whether a granted scope reaches this subject for this user. */
  reaches: (scope: Scope | undefined, facts: Facts, asker: Asker) => boolean
  /** Whether the subject is this user's own, for steps `for_others`. */
  isOwn?: (facts: Facts, asker: Asker) => boolean
  /** Whether the user may take a step with `for_self` on this subject without its permission. */
  isForSelf?: (facts: Facts, asker: Asker) => boolean
}

export type Refusal<Need extends string> = 'wrong_state' | 'forbidden' | `needs_${Need}`

/** What a request names: a step, or the target state. */
export interface Wanted {
  step?: string | undefined
  state_id?: string | undefined
}

/** A step that may be taken, decided once and passed on. */
export interface Decision<State extends string, Key extends string> {
  key: Key
  target: State
  /** Allowed only while this field names this user. */
  only_for: { field: string; id: number } | null
}

/** A step of the subject's state, as `next` lists it, and the text of why this user cannot take it now. */
export interface Offer<Name extends string, State extends string, Reason extends string> {
  step: Name
  state_id: State
  allowed: boolean
  reason_key: Reason | null
  final: boolean
}

/** The names of a table's steps on the wire: each is the key of one of its rows. */
export type NameOf<Rows> = {
  [Key in keyof Rows]: Rows[Key] extends { name: infer Name } ? Name : Key
}[keyof Rows] &
  keyof Rows &
  string

export const nameOf = <Rows extends Readonly<Record<string, StepRow<string, string, string>>>>(
  steps: Rows,
  key: keyof Rows & string,
): NameOf<Rows> => (steps[key]?.name ?? key) as NameOf<Rows>

/** The steps of each state, in the order of the table. */
function keysByState<State extends string, Key extends string>(
  steps: Readonly<Record<Key, { from: readonly State[] }>>,
): ReadonlyMap<State, readonly Key[]> {
  const keys = new Map<State, Key[]>()
  for (const [key, { from }] of Object.entries(steps) as [Key, { from: readonly State[] }][])
    for (const state of from) keys.set(state, [...(keys.get(state) ?? []), key])
  return keys
}

/** Any one of these allows a step. */
const permissionsOf = ({
  permission,
  or_permission,
}: Pick<StepRow<string, string, string>, 'permission' | 'or_permission'>) =>
  or_permission === undefined ? [permission] : [permission, or_permission]

/** Which users the rows of a table are for. */
function usersOf<
  State extends string,
  Facts extends Subject<State>,
  Key extends string,
  Condition extends string,
  Need extends string,
>(rules: Rules<State, Facts, Key, Condition, Need>) {
  const isWithheld = (key: Key, facts: Facts, asker: Asker): boolean =>
    rules.steps[key].for_others === true && (rules.isOwn?.(facts, asker) ?? false)

  function isPermitted(key: Key, facts: Facts, asker: Asker): boolean {
    const step = rules.steps[key]
    if (isWithheld(key, facts, asker)) return false
    return permissionsOf(step).some((one) => rules.reaches(asker.actor.grants[one], facts, asker))
  }

  const isTakenForSelf = (key: Key, facts: Facts, asker: Asker): boolean =>
    rules.steps[key].for_self !== undefined && (rules.isForSelf?.(facts, asker) ?? false)

  return { isWithheld, isPermitted, isTakenForSelf }
}

/** Evaluates the rows of a table for a subject, each row by itself. */
function rowsOf<
  State extends string,
  Facts extends Subject<State>,
  Key extends string,
  Condition extends string,
  Need extends string,
>(rules: Rules<State, Facts, Key, Condition, Need>) {
  const byState = keysByState(rules.steps)
  const { isWithheld, isPermitted, isTakenForSelf } = usersOf(rules)

  function targetOf(key: Key, facts: Facts): State {
    const { to } = rules.steps[key]
    const target = to === 'way_back' ? rules.wayBack?.(facts) : to
    return target ?? facts.state_id
  }

  function exists(key: Key, facts: Facts): boolean {
    const { from, when = [] } = rules.steps[key]
    return from.includes(facts.state_id) && when.every((condition) => rules.conditions[condition](facts))
  }

  const existing = (facts: Facts): Key[] =>
    (byState.get(facts.state_id) ?? []).filter((key) => exists(key, facts))

  // A state alone means a step to it from another state: a request that is sent twice must never become a
  // different step of the state that the first one reached.
  function find(facts: Facts, { step, state_id }: Wanted): Key | null {
    const possible = existing(facts)
    const leadsThere = (key: Key) => state_id === undefined || targetOf(key, facts) === state_id
    if (step !== undefined)
      return possible.find((key) => nameOf(rules.steps, key) === step && leadsThere(key)) ?? null
    if (state_id === facts.state_id) return null
    return possible.find((key) => leadsThere(key) && rules.steps[key].is_named !== true) ?? null
  }

  function refusalOf(key: Key, facts: Facts, asker: Asker): Refusal<Need> | null {
    if (!isPermitted(key, facts, asker) && !isTakenForSelf(key, facts, asker)) return 'forbidden'
    const missing = (rules.steps[key].needs ?? []).find((need) => !rules.needs[need](facts, asker))
    return missing === undefined ? null : `needs_${missing}`
  }

  return { targetOf, exists, existing, isWithheld, isPermitted, refusalOf, find }
}

/** Decides and offers the steps of one table. Pure: it only reads the facts and the user. */
export function machine<
  State extends string,
  Facts extends Subject<State>,
  Key extends string,
  Condition extends string,
  Need extends string,
  Prefix extends string,
>(rules: Rules<State, Facts, Key, Condition, Need, Prefix>) {
  const { targetOf, exists, existing, isWithheld, isPermitted, refusalOf, find } = rowsOf(rules)

  /** The step that a request means and its target state, or why this user cannot take it on this subject now. */
  function decide(
    facts: Facts,
    wanted: Wanted,
    asker: Asker,
  ): Decision<State, Key> | { refused: Refusal<Need> } {
    const key = find(facts, wanted)
    if (key === null) return { refused: 'wrong_state' }
    const refused = refusalOf(key, facts, asker)
    if (refused !== null) return { refused }
    const { for_self } = rules.steps[key]
    const isOnlyForSelf = for_self !== undefined && !isPermitted(key, facts, asker)
    const only_for = isOnlyForSelf ? { field: for_self, id: asker.actor.id } : null
    return { key, target: targetOf(key, facts), only_for }
  }

  function offerOf(key: Key, facts: Facts, asker: Asker): Offer<Key, State, `${Prefix}${Refusal<Need>}`> {
    const refusal = refusalOf(key, facts, asker)
    return {
      step: nameOf(rules.steps, key),
      state_id: targetOf(key, facts),
      allowed: refusal === null,
      reason_key: refusal && (`${rules.refusals}${refusal}` as const),
      final: rules.steps[key].final ?? false,
    }
  }

  /** Every step of the subject's state, allowed or not, in the order of the table. */
  const offers = (facts: Facts, asker: Asker) =>
    existing(facts)
      .filter((key) => !isWithheld(key, facts, asker))
      .map((key) => offerOf(key, facts, asker))

  return { targetOf, exists, decide, offers }
}
