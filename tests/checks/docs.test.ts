import { expect, it } from 'vitest'
import { unknownNames } from '../../scripts/check-docs.mjs'

const known = {
  exists: (path: string) => path === 'libs/orders/src',
  routes: ['GET /sale/{id}', 'POST /sale/{id}'],
  commands: ['check'],
}

it('finds the files, routes and commands that a document names and the repository does not have', () => {
  const text =
    'See `libs/orders/src`, `libs/gone/src`, `GET /sale/{order}`, `PUT /sale/{id}`, `npm run check`, `npm run go`.'
  expect(unknownNames(text, known)).toEqual(['libs/gone/src', 'go', 'PUT /sale/{id}'])
})

it('leaves names with a placeholder alone', () => {
  expect(unknownNames('`services/<name>/src`, `libs/texts/src/*`', known)).toEqual([])
})
