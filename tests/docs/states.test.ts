import { describeSteps, drawStates, type StepTable } from '@deportivo/lifecycle/describe-steps'
import { ORDER_STATES } from '@deportivo/lifecycle/order/states'
import { DISPATCH_STEPS, PRE_ORDER_STEPS, SELLER_STEPS } from '@deportivo/lifecycle/order/steps'
import { RETURN_STATES } from '@deportivo/lifecycle/return-case/states'
import { RETURN_STEPS } from '@deportivo/lifecycle/return-case/steps'
import { COUNT_STATES } from '@deportivo/lifecycle/stock-count/states'
import { COUNT_STEPS } from '@deportivo/lifecycle/stock-count/steps'
import { TRANSFER_STATES } from '@deportivo/lifecycle/transfer/states'
import { TRANSFER_STEPS } from '@deportivo/lifecycle/transfer/steps'
import { expect, test } from 'vitest'

const TABLES: readonly [title: string, source: string, table: StepTable][] = [
  ['Orders that are built', 'order/steps.ts', { states: ORDER_STATES, steps: PRE_ORDER_STEPS }],
  ['Orders in dispatch', 'order/steps.ts', { states: ['validating_payment'], steps: DISPATCH_STEPS }],
  ['Orders of sellers', 'order/steps.ts', { states: ['reserved_by_seller'], steps: SELLER_STEPS }],
  ['Return cases', 'return-case/steps.ts', { states: RETURN_STATES, steps: RETURN_STEPS }],
  ['Transfers between stores', 'transfer/steps.ts', { states: TRANSFER_STATES, steps: TRANSFER_STEPS }],
  ['Stock counts', 'stock-count/steps.ts', { states: COUNT_STATES, steps: COUNT_STEPS }],
]

const HEAD = `# States and their steps

Written from the tables of \`libs/lifecycle\` by \`npx vitest run --project pure tests/docs/states -u\`. After 'where' stand conditions: without them there is no such step. After 'once' stands what it still needs. Steps that more than four states have are in the list alone.
`

const section = ([title, source, table]: (typeof TABLES)[number]) =>
  `## ${title}

From \`libs/lifecycle/src/${source}\`.

\`\`\`mermaid
${drawStates(table)}
\`\`\`

${describeSteps(table)}
`

test('the page of states shows the steps as their tables have them', async () => {
  await expect([HEAD, ...TABLES.map(section)].join('\n')).toMatchFileSnapshot('../../docs/states.md')
})
