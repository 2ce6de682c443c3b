// `npm run check:docs`: the files, folders, routes and commands that README and docs name exist.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { ROOT } from './steps/paths.mjs'

// A path with a placeholder (`<name>`, `…`, `*`) names no single file.
const PATH = /`((?:libs|services|console|infra|tests|scripts|docs)\/[\w./@-]+)`/g
const ROUTE = /`((?:GET|POST|PUT|DELETE) \/[\w/{}:-]*)/g

const COMMAND = /`npm run ([\w:]+)/g

const namedIn = (text, pattern) => [...new Set([...text.matchAll(pattern)].map(([, name]) => name))]

// Parameters have other names in documents: only their place counts.
const comparable = (route) => route.replace(/\{\w+\}|:\w+/g, '{}')

/** What a document names and the repository doesn't have: paths, routes and commands. */
export function unknownNames(text, { exists, routes, commands }) {
  const knownRoutes = new Set(routes.map(comparable))
  return [
    ...namedIn(text, PATH).filter((path) => !exists(path)),
    ...namedIn(text, COMMAND).filter((command) => !commands.includes(command)),
    ...namedIn(text, ROUTE).filter((route) => !knownRoutes.has(comparable(route))),
  ]
}

const read = (file) => readFileSync(join(ROOT, file), 'utf8')

const recordedRoutes = () =>
  read('tests/contracts/reviewed-calls.txt')
    .trim()
    .split('\n')
    .map((line) => line.split(' | ')[0])

// A module may be named without its extension, as an import of a library names it.
const exists = (path) => ['', '.ts', '.tsx', '.mjs'].some((ending) => existsSync(join(ROOT, path + ending)))

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const pages = readdirSync(join(ROOT, 'docs'), { recursive: true, encoding: 'utf8' })
  const files = [
    'README.md',
    ...pages.filter((name) => name.endsWith('.md')).map((name) => join('docs', name)),
  ]
  const commands = Object.keys(JSON.parse(read('package.json')).scripts)
  const known = { exists, commands, routes: recordedRoutes() }
  const problems = files.flatMap((file) =>
    unknownNames(read(file), known).map((name) => `${file}: there is no ${name}`),
  )
  if (problems.length > 0) {
    console.error(problems.join('\n'))
    process.exitCode = 1
  }
}
