// node --import tsx tests/bench/imports/main.ts <address> <password> <process>: how long a running product takes to import
// 20,000 rows, and the memory of its process meanwhile. Prints a table for docs/imports.md.
import { readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { login } from '@deportivo/contracts/auth/sign-in'
import {
  applyImport,
  checkImport,
  createImport,
  getImport,
  type ProductImport,
} from '@deportivo/contracts/catalogue/imports'
import { stores } from '@deportivo/contracts/catalogue/lists'

const ROWS = 20_000
const [address = '', password = '', pid = ''] = process.argv.slice(2)
const mark = Date.now().toString(36)
let token = ''

async function send(path: string, body?: object | FormData): Promise<unknown> {
  const isForm = body instanceof FormData
  const reply = await fetch(`${address}/api/v1${path}`, {
    method: body ? 'POST' : 'GET',
    headers: {
      ...(token === '' ? {} : { authorization: `Bearer ${token}` }),
      ...(body && !isForm ? { 'content-type': 'application/json' } : {}),
    },
    ...(body ? { body: isForm ? body : JSON.stringify(body) } : {}),
  })
  const { data, message } = (await reply.json()) as { data: unknown; message?: string }
  if (!reply.ok) throw new Error(`${path}: ${reply.status} ${message}`)
  return data
}

const HEAD =
  'Clave;Nombre;Marca;Referencia;Color;Categoría;Subcategoría;Precio público;Precio mínimo;Bodega;Talla;Cantidad'

const session = (await send(login.path, { email: 'two@demo.local', password })) as { access_token: string }
token = session.access_token

/** So many products, each with so many sizes; a price that differs makes each a changed product. */
function fileOf(products: number, sizes: number, price: number, store: string): string {
  const lines = [HEAD]
  for (let product = 0; product < products; product++)
    for (let size = 0; size < sizes; size++)
      lines.push(
        `${mark}-${sizes}-${product};Tenis ${product};Marca ${product % 40};Ref ${mark} ${product % 2_000};Negro;Importada ${mark};Running;${price};150000;${store};${30 + size};${5 + size}`,
      )
  return lines.join('\r\n')
}

/** Megabytes that the process has in memory now. */
const memory = () =>
  Math.round(Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024)

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

const seconds = (since: number) => ((Date.now() - since) / 1_000).toFixed(1)

async function measure(name: string, csv: string): Promise<void> {
  const before = memory()
  most = before
  const form = new FormData()
  form.append('file', new Blob([csv]), 'productos.csv')
  const started = Date.now()
  const { id } = (await send(createImport.path, form)) as ProductImport
  const { version, mapping } = await until(id, ['columns'])
  const read = seconds(started)
  const checking = Date.now()
  await send(checkImport.path.replace(':id', String(id)), { version, mapping, make_missing: true })
  const checked = await until(id, ['checked'])
  const check = seconds(checking)
  if (checked.faults_total > 0) throw new Error(JSON.stringify(checked.faults.slice(0, 3)))
  const applying = Date.now()
  await send(applyImport.path.replace(':id', String(id)), { version: checked.version })
  await until(id, ['applied'])
  process.stdout.write(
    `| ${name} | ${read} s | ${check} s | ${seconds(applying)} s | ${before} → ${most} MB |\n`,
  )
}

const [store] = (await send(`${stores.list.path}?filter=type:national`)) as { name: string }[]
const name = store?.name ?? ''
process.stdout.write('| 20,000 rows | Read | Checked | Written | Memory |\n| --- | --- | --- | --- | --- |\n')
await measure('2,000 new products in 10 sizes', fileOf(ROWS / 10, 10, 189_900, name))
await measure('the same, every price changed', fileOf(ROWS / 10, 10, 199_900, name))
await measure('20,000 new products', fileOf(ROWS, 1, 189_900, name))
