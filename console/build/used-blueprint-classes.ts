import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { rolldown, type Plugin } from 'rolldown'

const CLASSES = /@blueprintjs\/core\/lib\/esm\/common\/classes\.js$/
const CONSTANT = /^export const (\w+) = .*$/gm

/** Blueprint's class names, by the constant that holds each. */
const CONSTANTS: ReadonlyMap<string, string> = new Map(
  Object.entries(
    (createRequire(import.meta.url)('@blueprintjs/core') as { Classes: Record<string, unknown> }).Classes,
  ).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
)
const NAMES: ReadonlySet<string> = new Set(CONSTANTS.values())

/** A constant that is built from others counts as a side effect, so that none is ever left out of a bundle. */
const plainConstants: Plugin = {
  name: 'plain-constants',
  load: {
    filter: { id: CLASSES },
    handler: (id) =>
      readFileSync(id, 'utf8').replace(
        CONSTANT,
        (_, name: string) => `export const ${name} = ${JSON.stringify(CONSTANTS.get(name))}`,
      ),
  },
}

/** The sources that this entry reaches, with the parts of Blueprint that they import and nothing else of it. */
async function reachedCode(entry: string): Promise<string> {
  const bundle = await rolldown({
    input: entry,
    external: (id) => /^[^./]/.test(id) && !id.startsWith('@blueprintjs/core'),
    moduleTypes: { '.css': 'empty' },
    plugins: [plainConstants],
    logLevel: 'silent',
  })
  const { output } = await bundle.generate()
  await bundle.close()
  return output.map((part) => (part.type === 'chunk' ? part.code : '')).join('\n')
}

/** Written whole, or up to where a value is filled in: `bp6-intent-${…}`. */
const WRITTEN = /(?:\bbp6|\$\{NS\})(-[a-z0-9-]+)/g

/** A class that has no constant is made from one: `bp6-overlay-enter` from `bp6-overlay`. */
function constantOf(name: string): string {
  if (NAMES.has(name) || !name.includes('-')) return name
  return constantOf(name.slice(0, name.lastIndexOf('-')))
}

// Icons are drawn as SVG: the letters of Blueprint's icon font, one rule for each of 600 icons, are never shown.
const GLYPHS = 'bp6-icon-'

// Every menu item of Blueprint may hold a menu; none of ours does (blueprint-styles.test.ts).
const SUBMENU = 'bp6-submenu'

/** Decides which of Blueprint's classes can appear on screen, from what the entry imports and writes. */
export async function findUsedClasses(entry: string): Promise<(name: string) => boolean> {
  const written = new Set(
    [...(await reachedCode(entry)).matchAll(WRITTEN)].map(([, end = '']) => `bp6${end}`),
  )
  const prefixes = [...written].filter((name) => name.endsWith('-') && name !== GLYPHS)
  const isMadeFromConstant = (name: string) => !name.startsWith(GLYPHS) && written.has(constantOf(name))
  const isReached = (name: string) =>
    written.has(name) || isMadeFromConstant(name) || prefixes.some((prefix) => name.startsWith(prefix))
  return (name) => !name.startsWith(SUBMENU) && isReached(name)
}
