import { Worker, type WorkerOptions } from 'node:worker_threads'
import { programBeside, threadSourceFor } from './program-beside.ts'

/** Starts a `.worker.ts` of ours in the folder of `module`, an `import.meta.url`, as a thread. */
export function startThread(module: string, name: string, options: WorkerOptions = {}): Worker {
  const program = programBeside(module, name)
  const source = threadSourceFor(program)
  return source === null ? new Worker(program, options) : new Worker(source, { ...options, eval: true })
}
