import { basename, join } from 'node:path'
import { build } from 'esbuild'
import { productOptions } from '../build.mjs'
import { ROOT } from './paths.mjs'

/**
 * Bundles one program of the repository with its packages, as the product is; returns the path of the bundle.
 * @public tests load it by its path.
 */
export async function bundleProgram(source) {
  const out = `.cache/programs/${basename(source, '.ts')}`
  await build({ ...productOptions, entryPoints: [{ in: source, out }] })
  return join(ROOT, `${out}.cjs`)
}
