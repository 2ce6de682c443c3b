import { parse } from '@formatjs/icu-messageformat-parser'
import type { Plugin, Rolldown } from 'vite'

/** The files of a language, in whatever folder of its own. */
export const CATALOGUE = /libs\/texts\/src\/\w+\/[\w/-]+\.ts$/

interface Spot {
  start: number
  end: number
}
type Node = Spot & { type: string; [part: string]: unknown }

/** Every text of a catalogue's object that has something to fill in, and where it stands. */
function textsToFill(program: Node): (Spot & { text: string })[] {
  const found: (Spot & { text: string })[] = []
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) return value.forEach(visit)
    if (typeof value !== 'object' || value === null) return
    const node = value as Node
    const text = node.type === 'Property' ? (node['value'] as Node) : null
    if (text && typeof text['value'] === 'string' && text['value'].includes('{'))
      found.push({ start: text.start, end: text.end, text: text['value'] })
    else Object.values(node).forEach(visit)
  }
  visit(program)
  return found
}

/**
 * Reads the texts while the console is built, so that browsers needn't: the reader of '{n, plural, …}' would be 10 KB
 * gzip of the shell. What has nothing to fill in stays plain text.
 */
export function readTexts(): Plugin {
  let count = 0
  return {
    name: 'read-texts',
    enforce: 'post',
    apply: 'build',
    config: () => ({
      resolve: {
        alias: [
          {
            find: /^@formatjs\/icu-messageformat-parser$/,
            replacement: '@formatjs/icu-messageformat-parser/no-parser.js',
          },
        ],
      },
    }),
    transform(this: Rolldown.TransformPluginContext, code, id) {
      if (!CATALOGUE.test(id)) return null
      let read = code
      // From the last to the first, so that the places of the others stay right.
      for (const { start, end, text } of textsToFill(this.parse(code) as unknown as Node).reverse())
        read = `${read.slice(0, start)}${JSON.stringify(parse(text))}${read.slice(end)}`
      if (read !== code) count += 1
      return { code: read, map: null }
    },
    // Texts that were not read would show their `{names}` on every screen.
    buildEnd(error) {
      if (!error && count === 0) throw new Error(`No texts were found under ${CATALOGUE.source}`)
    },
  }
}
