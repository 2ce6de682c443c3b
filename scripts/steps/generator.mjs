// For `npm run new:step`: names, texts, and edits of the files that name every step.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
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

/**
 * Runs a generator. From the command's arguments, `plan` makes the edits of files (path → [pattern, replacement] pairs) and
 * a sentence on the next step. Nothing is written unless all of it can be.
 */
export async function generate({ usage, plan }) {
  try {
    const args = process.argv.slice(2)
    if (args.length !== usage.match(/<[^>]+>/g).length) throw new Failure(`Usage: ${usage}`)
    const { edits, next } = plan(...args)
    const changed = await Promise.all(Object.entries(edits).map(edited).map(formatted))
    for (const [path, text] of changed) {
      writeFileSync(join(ROOT, path), text)
      console.log(`wrote ${path}`)
    }
    console.log(`Next: ${next}`)
  } catch (error) {
    exitWith(error)
  }
}
