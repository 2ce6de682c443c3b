import { expect, it } from 'vitest'
import { refusedWords } from '../../scripts/check-words.mjs'

it.each([
  ['a name in camel case', 'libs/orders/src/act.ts', 'const keptOrder = 1'],
  ['a constant', 'libs/orders/src/act.ts', 'const KEPT_ORDER = 1'],
  ['a parameter', 'libs/orders/src/act.ts', 'export const act = (told: number) => told'],
  ['a line comment', 'libs/orders/src/act.ts', '// Nobody may move it.\nconst order = 1'],
  ['a doc comment', 'libs/orders/src/act.ts', '/** Whoever asks. */\nconst order = 1'],
  ['a user without a noun', 'libs/orders/src/act.ts', '// Only for who may move it.\nconst order = 1'],
  ['a comment in markup', 'console/src/a.tsx', 'const a = (\n  <p>\n    {/* says so */}\n  </p>\n)'],
  ['a test title', 'libs/orders/src/act.test.ts', "it('tells the seller', () => {})"],
  ['a title of a table of cases', 'libs/orders/src/act.test.ts', "it.each([1])('tells %s', () => {})"],
  ['the summary of a call', 'libs/contracts/src/a.ts', "const a = { summary: 'Tells it.' }"],
  ['a comment in SQL', 'libs/orders/migrations/a.ts', 'const sql = `\n  -- Whoever asks.\n  select 1`'],
  ['a file name', 'libs/orders/src/kept-orders.ts', 'const order = 1'],
  ['a document', 'docs/security.md', 'The server says `no`.'],
  ['the column of the board', 'console/src/available-lane.ts', 'const column = 1'],
])('refuses a word in %s', (_, path, source) => {
  expect(refusedWords(path, source)).toHaveLength(1)
})

it.each([
  ['a name of the wire', 'libs/orders/src/act.ts', 'const row = { on_hand: 1 }'],
  ['the use of a name', 'libs/orders/src/act.ts', 'library.kept()'],
  ['a string', 'libs/orders/src/act.ts', "const text = 'nobody'"],
  ['code in a document', 'docs/security.md', 'Call `keep()`.\n\n```\nnobody\n```\n'],
  ['a partition of the log', 'libs/platform/src/events/log/lanes.ts', 'const lane = 1'],
])('allows %s', (_, path, source) => {
  expect(refusedWords(path, source)).toEqual([])
})
