import { gzipSync } from 'node:zlib'
import type { Plugin } from 'vite'

/** Kilobytes after gzip. What a first visit waits for, on a phone's network in a warehouse. */
const SHELL_JS = 190
const SHELL_CSS = 50
const LAZY = 200

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
function overweight(bundle: Bundle): string[] {
  const shell = shellOf(bundle)
  const problems: string[] = []
  const weigh = (name: string, weight: number, limit: number) => {
    if (weight > limit) problems.push(`${name} weighs ${weight.toFixed(1)} KB, more than ${limit}`)
  }
  let shellJs = 0
  for (const part of Object.values(bundle)) {
    if (part.type === 'asset' && part.fileName.endsWith('.css'))
      weigh(part.fileName, kilobytes(part.source), SHELL_CSS)
    if (part.type !== 'chunk') continue
    if (shell.has(part.fileName)) shellJs += kilobytes(part.code)
    else weigh(part.fileName, kilobytes(part.code), LAZY)
  }
  weigh('the shell', shellJs, SHELL_JS)
  return problems
}

/** Fails the build that makes the console slower to open than promised. */
export function enforceSizeBudget(): Plugin {
  return {
    name: 'size-budget',
    apply: 'build',
    generateBundle(_, bundle) {
      const problems = overweight(bundle)
      if (problems.length > 0) this.error(problems.join('\n'))
    },
  }
}
