import { fileURLToPath } from 'node:url'
import { runnerImport, type Plugin } from 'vite'

const TEXTS = fileURLToPath(new URL('../../libs/texts/src/texts.ts', import.meta.url))
/** With the shell, all that shows before the words of the other pages are there. */
const FIRST_CHUNKS = ['common', 'board']
const LITERAL = /(["'`])([a-z_]+\.[\w.]+)\1/g
/** The beginning of a key whose rest is computed. */
const BEGINNING = /`([a-z_]+\.[\w.]*)\$\{/g

type Tables = Record<'FIRST_TEXTS' | 'BOARD_TEXTS' | 'PAGE_TEXTS', object>

interface Keys {
  first: readonly string[]
  later: readonly string[]
}

/** The keys of later words that code names, whole or by the beginning that only they have. */
export function laterKeysIn(code: string, { first, later }: Keys): string[] {
  const known = new Set(later)
  const whole = [...code.matchAll(LITERAL)].map(([, , key = '']) => key).filter((key) => known.has(key))
  const begun = [...code.matchAll(BEGINNING)]
    .map(([, beginning = '']) => beginning)
    .filter((beginning) => {
      const begins = (key: string) => key.startsWith(beginning)
      return later.some(begins) && !first.some(begins)
    })
  return [...new Set([...whole, ...begun])]
}

/** Fails the build if the first page would show a key instead of words. */
export function requireFirstWords(): Plugin {
  return {
    name: 'first-words',
    apply: 'build',
    async generateBundle(_, bundle) {
      const { module } = await runnerImport<Tables>(TEXTS)
      const { FIRST_TEXTS, BOARD_TEXTS, PAGE_TEXTS } = module
      const keys = { first: Object.keys({ ...FIRST_TEXTS, ...BOARD_TEXTS }), later: Object.keys(PAGE_TEXTS) }
      const chunks = Object.values(bundle).filter((part) => part.type === 'chunk')
      const first = chunks.filter(({ isEntry, name }) => isEntry || FIRST_CHUNKS.includes(name))
      if (first.length !== FIRST_CHUNKS.length + 1)
        this.error('the chunks of the first page have other names')
      const named = first.flatMap(({ code }) => laterKeysIn(code, keys))
      if (named.length > 0)
        this.error(
          `the first page uses words that are loaded later: ${named.join(', ')}; see libs/texts/src/texts.ts`,
        )
    },
  }
}
