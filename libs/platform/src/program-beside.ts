import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

/**
 * The program `name` in the folder of `module`, an `import.meta.url`. Bundled, it is beside the bundle as JavaScript.
 * A source is compiled at each start, for half a second of processor time: `npm test` names the folder of its build in
 * `BUNDLED_PROGRAMS`, where each program lies by its name.
 */
export function programBeside(module: string, name: string): URL {
  const bundles = process.env['BUNDLED_PROGRAMS']
  if (!module.endsWith('.ts')) return new URL(`./${name}.js`, module)
  return bundles ? pathToFileURL(join(bundles, `${name}.js`)) : new URL(`./${name}.ts`, module)
}

const isSource = (program: URL) => program.pathname.endsWith('.ts')

/** What Node needs on its command line to run it. */
export const nodeOptionsFor = (program: URL): string[] => (isSource(program) ? ['--import', 'tsx'] : [])

/** What a thread evaluates to run it; null: it runs the program itself. */
export function threadSourceFor(program: URL): string | null {
  if (!isSource(program)) return null
  const file = JSON.stringify(program.href)
  return `import('tsx/esm/api').then(({ tsImport }) => tsImport(${file}, ${file}))`
}
