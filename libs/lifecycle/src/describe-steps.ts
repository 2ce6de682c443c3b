import { nameOf, type StepRow } from './machine.ts'

/** A table of steps with its states in their order. */
export interface StepTable {
  states: readonly string[]
  steps: Readonly<Record<string, StepRow<string, string, string>>>
}

const quoted = (names: readonly string[]) => names.map((name) => `\`${name}\``).join(', ')

function target({ to }: StepRow<string, string, string>): string {
  if (to === null) return 'leaves the state as it is'
  return to === 'way_back' ? 'leads back to the state before' : `leads to \`${to}\``
}

/** One sentence on a step of a table: where it begins, where it leads, who may take it, and what it needs. */
function describeStep(steps: StepTable['steps'], key: string, row: StepRow<string, string, string>): string {
  const { from, permission, or_permission, when = [], needs = [], final } = row
  const permissions = [permission, or_permission].filter((one) => one !== undefined)
  return [
    `\`${nameOf(steps, key)}\` of ${quoted(from)} ${target(row)}`,
    `for users with '${permissions.join("' or '")}'`,
    ...(when.length > 0 ? [`where ${quoted(when)}`] : []),
    ...(needs.length > 0 ? [`once ${quoted(needs)}`] : []),
    ...(final ? ['after a confirmation, since it has an effect outside of the product'] : []),
  ].join(', ')
}

/** A list with one sentence for each step, as Markdown. */
export const describeSteps = ({ steps }: StepTable): string =>
  Object.entries(steps)
    .map(([key, row]) => `- ${describeStep(steps, key, row)}.`)
    .join('\n')

// With the arrows of a step that nearly every state has, nothing else could be seen.
const MOST_ARROWS = 4

/**
 * The states and the steps between them, as a Mermaid diagram. Not in it: steps that leave the state as it is, that lead
 * back, or that more than four states have.
 */
export function drawStates({ states, steps }: StepTable): string {
  const moves = new Map<string, string[]>()
  for (const [key, row] of Object.entries(steps)) {
    if (row.to === null || row.to === 'way_back' || row.from.length > MOST_ARROWS) continue
    for (const from of row.from) {
      const move = `${from} --> ${row.to}`
      moves.set(move, [...(moves.get(move) ?? []), nameOf(steps, key)])
    }
  }
  const arrows = [...moves].map(([move, names]) => `  ${move}: ${names.join(', ')}`)
  return ['stateDiagram-v2', `  [*] --> ${states[0] ?? ''}`, ...arrows].join('\n')
}
