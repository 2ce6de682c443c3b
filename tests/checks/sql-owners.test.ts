import { expect, it } from 'vitest'
import { foreignNames, ownersOf } from '../../scripts/check-sql-owners.mjs'

const MIGRATION = `
  create table auth.users (id integer);
  create view auth.published_people as select id from auth.users;
  create table orders.orders (id integer);
  create table read.dispatch_board (order_id integer);`
const owners = ownersOf([
  { path: 'services/auth/migrations/0001-users.ts', source: 'create table auth.users (id integer)' },
  { path: 'services/auth/migrations/0002-people.ts', source: MIGRATION.split('\n')[2] ?? '' },
  { path: 'libs/orders/migrations/0001-orders.ts', source: MIGRATION.split('\n')[3] ?? '' },
  { path: 'services/projector/migrations/0001-board.ts', source: MIGRATION.split('\n')[4] ?? '' },
])
const problemsOf = (path: string, source: string) => foreignNames({ path, source }, owners)
const DISPATCH = 'services/dispatch/src/act.ts'

it.each([
  ['a table of another owner in SQL', "db.raw('select id from auth.users')"],
  ['a table of another owner in a query of knex', "db('auth.users as u').first('id')"],
  ['a table of another owner in a template', 'db.raw(`select ${id} from auth.users`)'],
  ['a published view that is written', "db.raw('update auth.published_people set id = 1')"],
  ['a table of the kernel that the service runs', "db('orders.orders').where({ id }).first('id')"],
  ['a granted table that SQL writes', "db.raw('delete from read.dispatch_board')"],
  ['a granted table that knex writes', "db('read.dispatch_board').where({ order_id }).update({ card })"],
])('refuses %s', (_, source) => {
  expect(problemsOf(DISPATCH, source)).toHaveLength(1)
})

it.each([
  ['a published view', "db('auth.published_people').first('id')"],
  ['a granted table that is read', "db('read.dispatch_board').where({ order_id }).first('card')"],
  ['a text key', "withMessage('orders.saved')"],
])('allows %s', (_, source) => {
  expect(problemsOf(DISPATCH, source)).toEqual([])
})

it('lets an owner write its own tables', () => {
  expect(problemsOf('services/auth/src/act.ts', "db('auth.users').insert({ id })")).toEqual([])
})
