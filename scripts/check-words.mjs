// `npm run check:words`: names, comments, test titles and documents use the standard words of docs/glossary.md.
import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import ts from 'typescript'
import { REFUSED_WORDS } from './refused-words.mjs'
import { filesUnder } from './steps/files.mjs'
import { ROOT } from './steps/paths.mjs'

const SOURCE = /\.(ts|tsx|mjs|cjs)$/
const TITLE_OF = /^(it|test|describe)\b/

/** Splits a name into lower-case words: `priceCode`, `PRICE_CODE` and `price-code` become 'price code'. */
const spelledOut = (name) =>
  name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replace(/[^A-Za-z0-9]+/g, ' ')
    .trim()
    .toLowerCase()

const isTitle = (node) =>
  ts.isStringLiteralLike(node) &&
  ts.isCallExpression(node.parent) &&
  node.parent.arguments[0] === node &&
  TITLE_OF.test(node.parent.expression.getText())

// Shown in the OpenAPI document.
const isSummary = (node) =>
  ts.isStringLiteralLike(node) &&
  ts.isPropertyAssignment(node.parent) &&
  /^(summary|description)$/.test(node.parent.name.getText())

const isTemplateText = (node) =>
  ts.isNoSubstitutionTemplateLiteral(node) ||
  ts.isTemplateHead(node) ||
  ts.isTemplateMiddleOrTemplateTail(node)

/** The comments of SQL in a template, each with its offset. */
const sqlComments = (text) => [...text.matchAll(/^\s*-- .*$/gm)].map((found) => [found.index, found[0]])

// Only declarations are checked, not uses; names in snake_case come from the wire or the database.
const isDeclaredName = (node) =>
  ts.isIdentifier(node) &&
  node.parent.name === node &&
  !ts.isPropertyAccessExpression(node.parent) &&
  !/[a-z]_/.test(node.text)

/** Every comment, test title, summary of a call and declared name of a source file, with its position. */
function wordingOf(path, source) {
  const file = ts.createSourceFile(path, source, ts.ScriptTarget.Latest, true)
  const found = new Map()
  const addComments = (ranges) => {
    for (const { pos, end } of ranges ?? [])
      found.set(pos, { at: pos, text: source.slice(pos, end).toLowerCase() })
  }
  const visit = (node) => {
    addComments(ts.getLeadingCommentRanges(source, node.getFullStart()))
    addComments(ts.getTrailingCommentRanges(source, node.getEnd()))
    if (isTitle(node) || isSummary(node))
      found.set(node.getStart(), { at: node.getStart(), text: node.text.toLowerCase() })
    if (isTemplateText(node))
      for (const [offset, text] of sqlComments(node.getText()))
        found.set(node.getStart() + offset, { at: node.getStart() + offset, text: text.toLowerCase() })
    if (isDeclaredName(node))
      found.set(node.getStart(), { at: node.getStart(), text: spelledOut(node.text), isName: true })
    for (const child of node.getChildren(file)) visit(child)
  }
  visit(file)
  return [...found.values()].map(({ at, ...rest }) => ({
    ...rest,
    line: file.getLineAndCharacterOfPosition(at).line + 1,
  }))
}

// Code quoted in a document is checked where it is declared.
const proseOf = (source) =>
  source
    .replace(/^```[\s\S]*?^```/gm, (code) => code.replace(/[^\n]/g, ''))
    .replace(/`[^`]*`|\]\([^)]*\)/g, '')
    .split('\n')
    .map((text, index) => ({ text: text.toLowerCase(), line: index + 1 }))

/** The refused words of one file, one line each, with the word to use. */
export function refusedWords(path, source) {
  const name = { text: spelledOut(basename(path).replace(/\.[^/]*$/, '')), line: 1, isName: true }
  const wording = path.endsWith('.md') ? proseOf(source) : wordingOf(path, source)
  return [name, ...wording].flatMap(({ text, line, isName }) =>
    REFUSED_WORDS.filter(
      (word) => (isName || !word.isName) && (!word.path || word.path.test(path)) && word.pattern.test(text),
    ).map(({ pattern, instead }) => `${path}:${line} '${pattern.exec(text)[0]}': use ${instead}`),
  )
}

function checkedFiles() {
  const sources = ['libs', 'services', 'console', 'infra', 'tests', 'scripts'].flatMap(filesUnder)
  const documents = ['docs', 'README.md'].flatMap(filesUnder)
  return [
    ...sources.filter((path) => SOURCE.test(path) && path !== 'scripts/refused-words.mjs'),
    ...documents.filter((path) => path.endsWith('.md')),
  ]
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const problems = checkedFiles().flatMap((path) =>
    refusedWords(path, readFileSync(join(ROOT, path), 'utf8')),
  )
  for (const problem of problems) console.error(problem)
  process.exitCode = problems.length > 0 ? 1 : 0
}
