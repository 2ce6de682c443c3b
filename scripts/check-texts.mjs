// `npm run check:texts`: all languages are complete, every key used in code exists, every text is used, and the
// markup contains no texts of its own.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { build } from 'esbuild'
import ts from 'typescript'
import { filesUnder } from './steps/files.mjs'
import { ROOT } from './steps/paths.mjs'

const LETTERS = /\p{L}{2,}/u
// Attributes that are shown or read aloud.
const READ_ALOUD = new Set([
  'title',
  'placeholder',
  'label',
  'aria-label',
  'alt',
  'text',
  'helperText',
  'subLabel',
  'description',
  'content',
])
// Functions whose first argument is a key.
const TEXT_FUNCTIONS = /^(text|withMessage|printLine)$|toast/i
// The beginning of a key whose rest is computed.
const BEGINNING = /^[a-z_]+\.[a-z_.]*$/

/** The problems of these sources, one line each. `catalogues` is language → key → text. */
export function textProblems(catalogues, files) {
  return [
    ...catalogueProblems(catalogues),
    ...files.flatMap(({ path, source }) => sourceProblems(catalogues.es, path, source)),
  ]
}

function catalogueProblems({ es, ...others }) {
  return Object.entries(others).flatMap(([language, texts]) => [
    ...Object.keys(es).flatMap((key) => entryProblems(language, key, es[key], texts[key])),
    ...Object.keys(texts)
      .filter((key) => !(key in es))
      .map((key) => `libs/texts: ${key} is in ${language} alone`),
  ])
}

function entryProblems(language, key, spanish, translated) {
  if (!spanish.trim()) return [`libs/texts: ${key} is empty in es`]
  if (!translated?.trim()) return [`libs/texts: ${key} is missing in ${language}`]
  return [
    ...(namesIn(spanish) === namesIn(translated)
      ? []
      : [`libs/texts: ${key} has other {names} in ${language} than in es`]),
    ...formsMissing(language, translated).map(
      (form) => `libs/texts: ${key} has no words for '${form}' in ${language}`,
    ),
  ]
}

// A name may occur in every plural form, and languages differ in how many forms they have.
function namesIn(sentence) {
  const names = [...sentence.matchAll(/\{(\w+)(?=\}|, plural,)/g)].map(([, name]) => name)
  return [...new Set(names)].sort().join(' ')
}

const EXACTLY = { zero: '=0', one: '=1', two: '=2' }

// After a number a Turkish noun does not change: 'one' and 'other' would be the same text twice.
const SAME_AFTER_NUMBERS = new Set(['tr'])

function formsMissing(language, sentence) {
  if (SAME_AFTER_NUMBERS.has(language) || !sentence.includes(', plural,')) return []
  const rules = new Intl.PluralRules(language)
  const forms = new Set(Array.from({ length: 201 }, (_, count) => rules.select(count)))
  return [...forms].filter(
    (form) => !sentence.includes(`${form} {`) && !sentence.includes(`${EXACTLY[form]} {`),
  )
}

function sourceProblems(es, path, source) {
  const file = ts.createSourceFile(path, source, ts.ScriptTarget.Latest, true)
  const problems = []
  const complain = (node, what) => {
    const { line } = file.getLineAndCharacterOfPosition(node.getStart(file))
    problems.push(`${path}:${line + 1} ${what}`)
  }
  const visit = (node) => {
    const words = wordsInMarkup(node)
    if (words) complain(node, `words in the markup: '${words}' belongs in libs/texts`)
    for (const key of keysNamed(node)) if (!(key.text in es)) complain(key, `no such text: '${key.text}'`)
    ts.forEachChild(node, visit)
  }
  visit(file)
  return problems
}

function wordsInMarkup(node) {
  if (ts.isJsxText(node))
    return !isKeyCap(node.parent) && LETTERS.test(node.text) ? node.text.trim() : undefined
  if (ts.isJsxAttribute(node) && READ_ALOUD.has(node.name.getText())) return literalWords(node.initializer)
  if (ts.isJsxExpression(node) && !ts.isJsxAttribute(node.parent)) return literalWords(node)
  return undefined
}

// Key caps have the same labels in all languages.
function isKeyCap(element) {
  return ts.isJsxElement(element) && element.openingElement.tagName.getText() === 'kbd'
}

function literalWords(node) {
  const inner = node && ts.isJsxExpression(node) ? node.expression : node
  return inner && ts.isStringLiteralLike(inner) && LETTERS.test(inner.text) ? inner.text : undefined
}

function keysNamed(node) {
  if (ts.isCallExpression(node) && TEXT_FUNCTIONS.test(calleeName(node.expression)))
    return node.arguments.slice(0, 1).filter(ts.isStringLiteralLike)
  const isFieldTexts = ts.isPropertyAssignment(node) && node.name.getText() === "'x-text'"
  if (!isFieldTexts || !ts.isObjectLiteralExpression(node.initializer)) return []
  return node.initializer.properties
    .filter(ts.isPropertyAssignment)
    .map((entry) => entry.initializer)
    .filter(ts.isStringLiteralLike)
}

/** Texts that no source uses, neither by key nor by the beginning of a computed key. */
export function unusedTexts(es, files) {
  const keys = new Set()
  const beginnings = new Set()
  const visit = (node) => {
    if (ts.isTemplateHead(node)) beginnings.add(node.text)
    else if (ts.isStringLiteralLike(node)) (node.text.endsWith('.') ? beginnings : keys).add(node.text)
    ts.forEachChild(node, visit)
  }
  for (const { path, source } of files) visit(ts.createSourceFile(path, source, ts.ScriptTarget.Latest))
  const partly = [...beginnings].filter((beginning) => BEGINNING.test(beginning))
  return Object.keys(es)
    .filter((key) => !keys.has(key) && !partly.some((beginning) => key.startsWith(beginning)))
    .map((key) => `libs/texts: no code uses ${key}`)
}

const KEY_OF_TABLE = /^  '([a-z_]+\.[\w.]+)':/gm

/** Keys that two tables define: of these, the table that is merged last would win. */
export function textsDefinedTwice(tables) {
  const paths = new Map()
  return tables.flatMap(({ path, source }) =>
    [...source.matchAll(KEY_OF_TABLE)].flatMap(([, key]) => {
      const first = paths.get(key)
      paths.set(key, path)
      return first === undefined ? [] : [`${path}: ${key} is defined in ${first} too`]
    }),
  )
}

function calleeName(callee) {
  if (ts.isIdentifier(callee)) return callee.text
  if (ts.isPropertyAccessExpression(callee)) return /toast/i.test(callee.expression.getText()) ? 'toast' : ''
  return ''
}

async function loadCatalogues() {
  const outfile = join(ROOT, '.cache', 'texts.mjs')
  await build({
    entryPoints: [join(ROOT, 'libs/texts/src/text.ts')],
    outfile,
    bundle: true,
    format: 'esm',
    logLevel: 'warning',
  })
  return (await import(pathToFileURL(outfile).href)).CATALOGUES
}

const withSource = (path) => ({ path, source: readFileSync(join(ROOT, path), 'utf8') })

const textTables = () =>
  filesUnder('libs/texts/src')
    .filter((path) => !/\.test\.ts$/.test(path))
    .map(withSource)

function sourceFiles() {
  return ['libs', 'services', 'console']
    .flatMap(filesUnder)
    .filter((path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$|^libs\/texts\//.test(path))
    .map(withSource)
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const catalogues = await loadCatalogues()
  const files = sourceFiles()
  const problems = [
    ...textProblems(catalogues, files),
    ...unusedTexts(catalogues.es, files),
    ...textsDefinedTwice(textTables()),
  ]
  for (const problem of problems) console.error(problem)
  process.exitCode = problems.length > 0 ? 1 : 0
}
