import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { repositoryRoot } from '@deportivo/infra/repository'

const stepOf = async (name: string): Promise<unknown> =>
  import(/* @vite-ignore */ pathToFileURL(join(repositoryRoot(), 'scripts/steps', `${name}.mjs`)).href)

/** Runs the build of the commands, which does nothing when nothing changed. */
export async function buildWhenChanged(): Promise<void> {
  const step = (await stepOf('build-when-changed')) as { buildWhenChanged(): Promise<void> }
  await step.buildWhenChanged()
}

/**
 * Bundles a program that many processes run; returns the path of the bundle. Compiling the sources at each start takes
 * a second of processor time.
 */
export async function bundleProgram(source: string): Promise<string> {
  const step = (await stepOf('bundle-program')) as { bundleProgram(source: string): Promise<string> }
  return step.bundleProgram(source)
}
