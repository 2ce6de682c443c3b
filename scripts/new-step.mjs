// `npm run new:step <name> <from> <to>`: everything that a step of an order costs, and its state where that is new too.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Failure } from './steps/failure.mjs'
import { addedBefore, generate, namesOf, textOf } from './steps/generator.mjs'
import { ROOT } from './steps/paths.mjs'

const STATES = 'libs/lifecycle/src/order/states.ts'

/** The rows of the table of states as they are written, by state. */
const stateRows = () =>
  new Map(
    [...readFileSync(join(ROOT, STATES), 'utf8').matchAll(/^ {2}(\w+): (\{.*\}),$/gm)].map(
      ([, ...row]) => row,
    ),
  )

const words = (snake) => snake[0].toUpperCase() + snake.slice(1).replaceAll('_', ' ')

/** The texts of a step, and of a new state. */
function textEdits(step, newState) {
  const added = (kind, name, before) =>
    addedBefore(`order.${kind}.${before}`, textOf(`order.${kind}.${name}`, words(name)))
  return [
    added('step', step, 'resume'),
    added('action', step, 'resume'),
    ...(newState === null ? [] : [added('state', newState, 'cancelled')]),
  ]
}

await generate({
  usage: 'npm run new:step <name> <from> <to>, as in: npm run new:step hand-over packing_up handed_over',
  plan(name, from, to) {
    const { snake: step } = namesOf(name)
    const rows = stateRows()
    if (!rows.has(from)) throw new Failure(`No such state: ${from}. They are in ${STATES}.`)
    const newState = rows.has(to) ? null : namesOf(to.replaceAll('_', '-')).snake
    const row = `{ from: ['${from}'], to: '${to}', permission: 'assign orders', event: 'order.${step}', text: 'order.step.${step}' }`
    return {
      edits: {
        // A new state begins as its predecessor: where the stock is, its column, who works on it.
        ...(newState && {
          [STATES]: [[new RegExp(`^ {2}${from}: .*$`, 'm'), `$&\n  ${to}: ${rows.get(from)},`]],
        }),
        'libs/lifecycle/src/order/steps.ts': [[/^ {2}save_news: .*$/m, `$&\n  ${step}: ${row},`]],
        'libs/lifecycle/src/order/step-states.test.ts': [
          [/^ {2}save_news: .*$/m, `$&\n  ${step}: ['${from}'],`],
        ],
        'libs/contracts/src/orders/steps.ts': [[/^ {2}save_news: .*$/m, `$&\n  ${step}: plain,`]],
        'libs/orders/src/steps/step-acts.ts': [[/^ {2}save_news: .*$/m, `$&\n  ${step}: plain,`]],
        'libs/texts/src/orders/steps.ts': textEdits(step, newState),
        'libs/orders/src/undo-every-step.db.test.ts': [
          [/^ {2}save_news: .*$/m, `$&\n  ${step}: ready(() => at('${from}')),`],
        ],
      },
      next:
        'its permission, conditions, stock and files in the table of steps; its fields and its act; its texts; an event in ' +
        'the past tense; the states of the other steps in step-states.test.ts, where its state is new. Then: npm run ' +
        'release:events, and npm run release:calls.',
    }
  },
})
