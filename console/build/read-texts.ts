import { parse } from '@formatjs/icu-messageformat-parser'
import { runnerImport, type Plugin } from 'vite'

/** Each of these exports the texts of one language by key. */
export const CATALOGUE = /libs\/texts\/src\/catalogues\/[\w-]+\.ts$/

type Catalogue = Readonly<Record<string, string>>

const read = (text: string) => (text.includes('{') ? parse(text) : text)

const readAll = (texts: Catalogue) =>
  Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, read(text)]))

/**
 * Evaluates the catalogues while the console is built, so that a browser loads one language and not all of them, and
 * needs no reader of '{n, plural, …}', which would be 10 KB gzip of the shell. What has nothing to fill in stays plain
 * text.
 */
export function readTexts(): Plugin {
  let count = 0
  return {
    name: 'read-texts',
    enforce: 'pre',
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
    transform: {
      filter: { id: CATALOGUE },
      async handler(_, id) {
        const { module, dependencies } = await runnerImport<Record<string, Catalogue>>(id)
        for (const file of dependencies) this.addWatchFile(file)
        count += 1
        const exported = Object.entries(module).map(
          ([name, texts]) => `export const ${name} = ${JSON.stringify(readAll(texts))}`,
        )
        return { code: exported.join('\n'), map: null }
      },
    },
    // Texts that were not read would show their `{names}` on every screen.
    buildEnd(error) {
      if (!error && count === 0) throw new Error(`No texts were found under ${CATALOGUE.source}`)
    },
  }
}
