import { Worker, type WorkerOptions } from 'node:worker_threads'

/**
 * Starts a `.worker.ts` of ours as a thread. Bundled, it is beside the bundle as JavaScript; from source it is
 * loaded as TypeScript, which a thread cannot run by itself.
 */
export function startThread(program: string, from: string, options: WorkerOptions = {}): Worker {
  if (!from.endsWith('.ts')) return new Worker(new URL(`${program}.js`, from), options)
  const source = JSON.stringify(new URL(`${program}.ts`, from).href)
  const loader = `import('tsx/esm/api').then(({ tsImport }) => tsImport(${source}, ${source}))`
  return new Worker(loader, { ...options, eval: true })
}
