import { applyImport } from '@deportivo/contracts/catalogue/imports'
import { checkTable, untilIdle } from '@deportivo/testkit/imports'
import { chooser, count, SIZES, tried, type Act, type World } from './world.ts'

const HEAD = 'Clave;Precio público;Precio mínimo;Bodega;Talla;Cantidad'
const PRICES = [189_900, 194_900, 199_900]

/** The store and product of a line by the names that files have. */
async function namesOf({ app, shop, products }: World): Promise<{ stores: string[]; handles: string[] }> {
  const stores = await app.db('inventory.stores').whereIn('id', shop.stores).orderBy('id').pluck('name')
  const handles = await app.db('catalogue.products').whereIn('id', products).orderBy('id').pluck('handle')
  return { stores, handles }
}

const importOne: Act = async (world, _, { pick }) => {
  const choose = chooser(pick)
  const { stores, handles } = await namesOf(world)
  const lines = handles.map((handle) =>
    [handle, choose(PRICES), 150_000, choose(stores), choose(SIZES), choose([2, 6, 9, 14])].join(';'),
  )
  const checked = await checkTable(world.app, 'two', [HEAD, ...lines].join('\n'))
  const { id, version, counts } = checked
  if (counts && counts.created > 0) throw new Error('an import of stored products would make new ones')
  const asked = await tried(world, 'two', applyImport, { params: { id }, body: { version } })
  if (!asked) return
  const { state, problem } = await untilIdle(world.app, 'two', id)
  if (problem) throw new Error(`import ${id}: ${problem.message}`)
  count(state === 'applied' ? world.counts.done : world.counts.refused, `import ${state}`)
}

// One import of a person is at work at a time: a second one would be refused. Those of a round follow each other.
let last: Promise<unknown> = Promise.resolve()

/** Imports units and prices of the same few products; what others hold meanwhile may make it faulty. */
export const importTable: Act = async (world, desk, turn) => {
  const before = last
  const own = (async () => {
    await before
    await importOne(world, desk, turn)
  })()
  last = own.catch(() => undefined)
  await own
}
