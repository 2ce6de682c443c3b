// Shared by the generators (`npm run new:…`): names, files from templates, edits of the files that register them.
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { format, resolveConfig } from 'prettier'
import { exitWith, Failure } from './failure.mjs'
import { ROOT } from './paths.mjs'

const KEBAB = /^[a-z]+(-[a-z]+)*$/

/** `price-tag` in the forms used in paths, code, columns and constants. */
export function namesOf(name) {
  if (!KEBAB.test(name ?? '')) throw new Failure(`Not a name in small letters, as in price-tag: ${name}`)
  const camel = name.replace(/-([a-z])/g, (_, letter) => letter.toUpperCase())
  const snake = name.replaceAll('-', '_')
  return { name, camel, pascal: camel[0].toUpperCase() + camel.slice(1), snake, upper: snake.toUpperCase() }
}

/** An edit that adds an import after the others: they end at the first blank line. */
export const addedImport = (line) => ['\n\n', `\n${line}\n\n`]

/** A text that is the same words in every language, to be translated. */
export function textOf(key, words) {
  const inEveryLanguage = ['es', 'en', 'tr', 'ar'].map((language) => `${language}: '${words}'`)
  return `'${key}': { ${inEveryLanguage.join(', ')} },`
}

/** An edit that adds lines before the entry of a key. */
export const addedBefore = (key, lines) => [
  new RegExp(`^ {2}'${key.replaceAll('.', '\\.')}': `, 'm'),
  `${lines}\n$&`,
]

/** The next migration of a service and how it is registered, with the other parts that its table needs. */
export function tableOf(service, { camel, name, snake }) {
  const folder = `services/${service}/migrations`
  if (!existsSync(join(ROOT, folder)))
    throw new Failure(`The service ${service} has no tables: give it migrations first.`)
  const number = String(readdirSync(join(ROOT, folder)).length + 1).padStart(4, '0')
  const migration = `${number}-${name}`
  return {
    table: `${service}.${snake}`,
    migration,
    file: `${folder}/${migration}.ts`,
    edits: {
      [`services/${service}/src/migrations.ts`]: [
        addedImport(`import { ${camel} } from '../migrations/${migration}.ts'`),
        [/migrations: \[([^\]]*?),?\s*\]/, `migrations: [$1, ${camel}]`],
      ],
    },
  }
}

/** Applies each `[pattern, replacement]` once to a text; a pattern that does not match is a failure. */
function edited([path, replacements]) {
  const text = replacements.reduce(
    (before, [pattern, replacement]) => {
      const after = before.replace(pattern, replacement)
      if (after === before)
        throw new Failure(`${path} has no ${pattern}: update the generator that edits it.`)
      return after
    },
    readFileSync(join(ROOT, path), 'utf8'),
  )
  return [path, text]
}

async function formatted([path, text]) {
  const file = join(ROOT, path)
  return [path, await format(text, { ...(await resolveConfig(file)), filepath: file })]
}

function write(path, text) {
  const file = join(ROOT, path)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, text)
  console.log(`wrote ${path}`)
}

/**
 * Runs a generator. From the command's arguments, `plan` makes the new files (path → text), the edits of existing
 * files (path → [pattern, replacement] pairs) and a sentence on the next step. Nothing is written unless all of it
 * can be.
 */
export async function generate({ usage, plan }) {
  try {
    const args = process.argv.slice(2)
    if (args.length !== usage.match(/<[^>]+>/g).length) throw new Failure(`Usage: ${usage}`)
    const { files, edits = {}, next } = plan(...args)
    const taken = Object.keys(files).filter((path) => existsSync(join(ROOT, path)))
    if (taken.length > 0) throw new Failure(`Already there: ${taken.join(', ')}. Nothing was written.`)
    const changed = Object.entries(edits).map(edited)
    const all = await Promise.all([...Object.entries(files), ...changed].map(formatted))
    for (const [path, text] of all) write(path, text)
    console.log(`Next: ${next}`)
  } catch (error) {
    exitWith(error)
  }
}
