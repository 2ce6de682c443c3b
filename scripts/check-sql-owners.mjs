// SQL names another owner's table only through its published views (docs/decisions/0004-published-views.md).
// The owner of a table is the package whose migration creates it. Reads every string of the server's code: SQL texts and
// the table names that knex gets.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import ts from 'typescript'
import { filesUnder } from './steps/files.mjs'
import { ROOT } from './steps/paths.mjs'

/**
 * Tables that another package may read, never write, instead of published views. The reason stands over each.
 * Read models are among them because a rebuild swaps their tables (docs/decisions/0015-read-model-rebuild.md): a view
 * would still read the old ones.
 */
export const GRANTS = {
  // The order kernel holds units in its own transaction, returns each line with its hold, and stores the batch that
  // a step has moved.
  // The money of a locked order is read in its transaction, and proved against all that it is made of.
  'libs/orders': [
    'inventory.holds',
    'inventory.pick_store',
    'inventory.last_batch',
    'money.cashier_shifts',
    'money.cashiers',
    'money.current_payments',
    'money.drawer_entries',
    'money.payment_statuses',
    'money.payments',
    'money.refunds',
    'money.voucher_entries',
    'money.vouchers',
  ],
  // Stock changes in the database, which writes their events with them.
  'libs/inventory': ['bus.append_event'],
  // The board is a read model.
  'services/dispatch': ['read.dispatch_board'],
  // A category's clients are counted from their orders, and so is what sells; earlier prices are those of events.
  'services/catalogue': [
    'read.category_clients',
    'read.product_days',
    'read.product_prices',
    'read.size_days',
    'read.size_months',
  ],
  // Reports are computed from read models.
  'services/finance': [
    'read.cart_days',
    'read.cash_days',
    'read.cash_entries',
    'read.client_places',
    'read.expense_days',
    'read.order_days',
    'read.place_days',
    'read.place_facts',
    'read.place_subcategories',
    'read.report_names',
    'read.client_days',
    'read.client_return_days',
    'read.product_days',
    'read.return_days',
    'read.reversed_returns',
    'read.reversed_sales',
    'read.return_facts',
    'read.sales_days',
    'read.sales_facts',
    'read.sales_parts',
    'read.stage_days',
    'read.stage_stays',
  ],
  // Sockets send the read model of the board, and the platform's room log as it is written.
  'services/live': ['read.dispatch_board', 'bus.rooms', 'bus.room_log'],
  // The audit screen shows every column of what the platform's record kernel writes.
  'services/admin': ['audit.entries', 'rebuild.runs'],
}

const CREATED =
  /create\s+(?:or\s+replace\s+)?(?:unlogged\s+)?(?:table|view|function)\s+(?:if not exists\s+)?([a-z]+)\.([a-z_]+)/gi
const NAMED = /\b([a-z]+)\.([a-z_]+)\b/g

const packageOf = (path) => path.split('/').slice(0, 2).join('/')

/** Every table, view and function that a migration creates, with the package that owns it. */
export function ownersOf(files) {
  const owners = new Map()
  for (const { path, source } of files)
    for (const [, schema, name] of source.matchAll(CREATED)) owners.set(`${schema}.${name}`, packageOf(path))
  return owners
}

const KNEX_WRITES = new Set(['insert', 'update', 'delete', 'del', 'truncate', 'increment', 'decrement'])
const SQL_WRITE = /\b(insert\s+into|update|delete\s+from|truncate)\s+$/i

/** Whether a table name is the argument of a knex query that writes, as in `trx('a.b').where(…).update(…)`. */
function isWrittenByKnex(node) {
  let part = node.parent
  if (!ts.isCallExpression(part)) return false
  while (ts.isPropertyAccessExpression(part.parent) && ts.isCallExpression(part.parent.parent)) {
    if (KNEX_WRITES.has(part.parent.name.text)) return true
    part = part.parent.parent
  }
  return false
}

const isText = (node) =>
  ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node)

/** Each `schema.name` in the strings of a file, with its line and whether it is written there. */
function namesIn({ path, source }) {
  const file = ts.createSourceFile(path, source, ts.ScriptTarget.Latest, true)
  const names = []
  const visit = (node) => {
    if (ts.isImportDeclaration(node)) return
    if (isText(node))
      for (const match of node.text.matchAll(NAMED))
        names.push({
          name: match[0],
          line: file.getLineAndCharacterOfPosition(node.getStart()).line + 1,
          isWrite: SQL_WRITE.test(node.text.slice(0, match.index)) || isWrittenByKnex(node),
        })
    node.forEachChild(visit)
  }
  visit(file)
  return names
}

/** Each name in a file that belongs to another owner and is neither published nor granted, or is written there. */
export function foreignNames(file, owners) {
  const own = packageOf(file.path)
  const granted = GRANTS[own] ?? []
  return namesIn(file).flatMap(({ name, line, isWrite }) => {
    const owner = owners.get(name)
    const isPublished = name.includes('.published_')
    if (owner === undefined || owner === own) return []
    if ((isPublished || granted.includes(name)) && !isWrite) return []
    return [`${file.path}:${line} ${isWrite ? 'writes' : 'names'} ${name}, which belongs to ${owner}`]
  })
}

function serverFiles() {
  return ['libs', 'services']
    .flatMap(filesUnder)
    .filter(
      (path) => /\.ts$/.test(path) && !/\.test\.ts$|\.test-data\.ts$|^libs\/(texts|lifecycle)\//.test(path),
    )
    .map((path) => ({ path, source: readFileSync(join(ROOT, path), 'utf8') }))
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const files = serverFiles()
  const owners = ownersOf(files)
  const problems = files.flatMap((file) => foreignNames(file, owners))
  for (const problem of problems) console.error(problem)
  process.exitCode = problems.length > 0 ? 1 : 0
}
