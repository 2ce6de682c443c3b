import { gzipSync } from 'node:zlib'
import type { Plugin } from 'vite'

/** Kilobytes after gzip. */
export interface Budget {
  /** What is loaded before anything shows. */
  shell: number
  css: number
  /** Of any other file. */
  lazy: number
}

/** What a first visit waits for, on a phone's network in a warehouse. */
export const CONSOLE_BUDGET: Budget = { shell: 190, css: 50, lazy: 200 }

/** A shared link is opened on any phone, often on a slow network. */
export const CATALOGUE_BUDGET: Budget = { shell: 90, css: 10, lazy: 90 }

const KILO = 1_000

interface Chunk {
  type: 'chunk'
  fileName: string
  code: string
  isEntry: boolean
  imports: string[]
}
interface Asset {
  type: 'asset'
  fileName: string
  source: string | Uint8Array
}
type Bundle = Record<string, Chunk | Asset>

const kilobytes = (content: string | Uint8Array) => gzipSync(content).length / KILO

/** The chunks that are loaded before anything shows: the entry and all it imports. */
function shellOf(bundle: Bundle): Set<string> {
  const found = new Set<string>()
  const visit = (file: string) => {
    const chunk = bundle[file]
    if (chunk?.type !== 'chunk' || found.has(file)) return
    found.add(file)
    chunk.imports.forEach(visit)
  }
  for (const chunk of Object.values(bundle))
    if (chunk.type === 'chunk' && chunk.isEntry) visit(chunk.fileName)
  return found
}

/** What weighs more than it may, in words; empty when all is well. */
function overweight(bundle: Bundle, budget: Budget): string[] {
  const shell = shellOf(bundle)
  const problems: string[] = []
  const weigh = (name: string, weight: number, limit: number) => {
    if (weight > limit) problems.push(`${name} weighs ${weight.toFixed(1)} KB, more than ${limit}`)
  }
  let shellJs = 0
  for (const part of Object.values(bundle)) {
    if (part.type === 'asset' && part.fileName.endsWith('.css'))
      weigh(part.fileName, kilobytes(part.source), budget.css)
    if (part.type !== 'chunk') continue
    if (shell.has(part.fileName)) shellJs += kilobytes(part.code)
    else weigh(part.fileName, kilobytes(part.code), budget.lazy)
  }
  weigh('the shell', shellJs, budget.shell)
  return problems
}

/** Fails the build of what would be slower to open than promised. */
export function enforceSizeBudget(budget: Budget): Plugin {
  return {
    name: 'size-budget',
    apply: 'build',
    generateBundle(_, bundle) {
      const problems = overweight(bundle, budget)
      if (problems.length > 0) this.error(problems.join('\n'))
    },
  }
}
