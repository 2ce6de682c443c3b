// The rows of a query have the type that tables.ts declares for the table. A table that is not declared there has rows of
// any, and a row type given by hand is believed unchecked.

const TABLE = /^[a-z]+\.[a-z_]+(?= as [a-z]+$|$)/

const isKnex = (type) => ['Knex', 'Transaction'].includes(type.symbol?.name)

/** The names in knex's `Tables`: the first overload of `db('…')` takes only them. */
function declaredTables(checker, knexType) {
  const [parameter] = knexType.getCallSignatures()[0]?.getTypeParameters() ?? []
  const names = parameter && checker.getBaseConstraintOfType(parameter)
  return new Set((names?.isUnion() ? names.types : [names]).map((name) => name?.value))
}

/** The knex that a call asks for a table: `db` of `db('a.b')`, of `db<Row>('a.b')` and of `db.from('a.b')`. */
function knexOf({ callee }, services) {
  const isFrom = callee.type === 'MemberExpression' && callee.property.name === 'from'
  const type = services.getTypeAtLocation(isFrom ? callee.object : callee)
  return isKnex(type) ? type : null
}

const ROW_METHODS = new Set(['first', 'select', 'returning'])

const isLiteral = (node) =>
  node.type === 'TSTypeLiteral' ||
  (node.type === 'TSArrayType' && isLiteral(node.elementType)) ||
  (node.type === 'TSUnionType' && node.types.some(isLiteral))

/** What is wrong with the row type of `db.raw<…>(…)` or `rows.select<…>(…)`, if anything is. */
function rowProblem({ callee, typeArguments }) {
  if (!typeArguments || callee.type !== 'MemberExpression') return null
  if (callee.property.name === 'raw') return 'raw'
  return ROW_METHODS.has(callee.property.name) && typeArguments.params.some(isLiteral) ? 'columns' : null
}

export const typedTables = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      raw: 'Read SQL texts with queryRows, which returns the rows alone.',
      columns: 'Take the columns of a row from its declared type, as in Pick<OrderRecord, ...>.',
      undeclared: 'Declare {{table}} in the tables.ts of its owner: its rows are any without it.',
      given: 'The rows of {{table}} have the type that tables.ts declares: give none here.',
    },
  },
  create(context) {
    const services = context.sourceCode.parserServices
    const checker = services.program.getTypeChecker()
    return {
      CallExpression(call) {
        const problem = rowProblem(call)
        if (problem) context.report({ node: call.typeArguments, messageId: problem })
        const [name] = call.arguments
        const table = typeof name?.value === 'string' ? TABLE.exec(name.value)?.[0] : undefined
        const knex = table === undefined ? null : knexOf(call, services)
        if (!knex) return
        const data = { table }
        if (call.typeArguments) context.report({ node: name, messageId: 'given', data })
        else if (!declaredTables(checker, knex).has(table))
          context.report({ node: name, messageId: 'undeclared', data })
      },
    }
  },
}
