// node --import tsx tests/bench/imports/main.ts <address> <password> <process> <postmaster>: how long a running product
// takes to import 20,000 rows, and the memory of its process meanwhile. Prints a table for docs/imports.md.
import { setTimeout as sleep } from 'node:timers/promises'
import {
  applyImport,
  checkImport,
  createImport,
  getImport,
  type ProductImport,
} from '@deportivo/contracts/catalogue/imports'
import { stores } from '@deportivo/contracts/catalogue/lists'
import { loadavg } from 'node:os'
import { sellUntil } from './sales.ts'
import { memory, send, signIn, since, spent, untilQuiet } from './product.ts'

const ROWS = 20_000
const mark = Date.now().toString(36)

const HEAD =
  'Clave;Nombre;Marca;Referencia;Color;Categoría;Subcategoría;Precio público;Precio mínimo;Bodega;Talla;Cantidad'

interface Shape {
  products: number
  sizes: number
  price: number
  /** Of the first size; each further one has one more. */
  units?: number
}

/** So many products, each with so many sizes; a price that differs makes each a changed product. */
function fileOf({ products, sizes, price, units = 5 }: Shape, store: string): string {
  const lines = [HEAD]
  for (let product = 0; product < products; product++)
    for (let size = 0; size < sizes; size++)
      lines.push(
        `${mark}-${sizes}-${products}-${product};Tenis ${product};Marca ${product % 40};Ref ${mark} ${product % 2_000};Negro;Importada ${mark};Running;${price};150000;${store};${30 + size};${units + size}`,
      )
  return lines.join('\r\n')
}

let most = 0

async function until(id: number, states: readonly ProductImport['state'][]): Promise<ProductImport> {
  for (;;) {
    const found = (await send(getImport.path.replace(':id', String(id)))) as ProductImport
    most = Math.max(most, memory())
    if (states.includes(found.state)) return found
    if (found.problem) throw new Error(found.problem.message)
    await sleep(100)
  }
}

async function checked(csv: string): Promise<{ found: ProductImport; read: string; check: string }> {
  const form = new FormData()
  form.append('file', new Blob([csv]), 'productos.csv')
  const started = spent()
  const { id } = (await send(createImport.path, form)) as ProductImport
  const { version, mapping } = await until(id, ['columns'])
  const read = since(started)
  const checking = spent()
  await send(checkImport.path.replace(':id', String(id)), { version, mapping, make_missing: true })
  const found = await until(id, ['checked'])
  if (found.faults_total > 0) throw new Error(JSON.stringify(found.faults.slice(0, 3)))
  return { found, read, check: since(checking) }
}

/** The lines of a sale that were added meanwhile, and what the slowest took. */
const saleText = (times: readonly number[]) =>
  `${times.length}: median ${Math.round(times[times.length >> 1] ?? 0)} ms, slowest ${Math.round(times.at(-1) ?? 0)} ms`

async function measure(name: string, csv: string, sold?: string): Promise<void> {
  await untilQuiet()
  const before = memory()
  most = before
  const { found, read, check } = await checked(csv)
  const { id, version } = found
  const applying = spent()
  await send(applyImport.path.replace(':id', String(id)), { version })
  let isOver = false
  const selling = sold === undefined ? [] : sellUntil(() => isOver, sold)
  await until(id, ['applied'])
  isOver = true
  const written = since(applying)
  const [load = 0] = loadavg()
  process.stdout.write(
    `| ${name} | ${read} | ${check} | ${written} | ${before} → ${most} MB | ${load.toFixed(1)} | ${sold === undefined ? '' : saleText(await selling)} |\n`,
  )
}

await signIn()
const [store] = (await send(`${stores.list.path}?filter=type:national`)) as { name: string }[]
const name = store?.name ?? ''
const of = (products: number, sizes: number, price = 189_900) => fileOf({ products, sizes, price }, name)

process.stdout.write(
  '| File | Read | Checked | Written | Memory | Load | Sales |\n| --- | --- | --- | --- | --- | --- | --- |\n',
)
await measure('2,000 new products in 10 sizes', of(ROWS / 10, 10))
await measure('the same, every price changed', of(ROWS / 10, 10, 199_900))
await measure(
  'the same, every price and quantity changed, while they are sold',
  fileOf({ products: ROWS / 10, sizes: 10, price: 189_900, units: 15 }, name),
  `Importada ${mark}`,
)
await measure('20,000 new products', of(ROWS, 1))
await measure('5,000 rows: 500 new products', of(500, 10))
await measure('40,000 rows: 4,000 new products', of(4_000, 10))
