import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import ts from 'typescript'
import { expect, it } from 'vitest'

const ROOT = fileURLToPath(new URL('../../', import.meta.url))
const MACHINE = `${ROOT}libs/lifecycle/src/machine.ts`
const isTable = (file: string) => /\/libs\/lifecycle\/src\/[\w-]+\/steps\.ts$/.test(file)
const isSource = (file: string) =>
  /\/(libs\/[\w-]+|services\/[\w-]+|console)\/src\/.*(?<!\.test|\.test-data)\.tsx?$/.test(file)

const config = ts.readConfigFile(`${ROOT}tsconfig.json`, (file) => readFileSync(file, 'utf8'))
const { options, fileNames } = ts.parseJsonConfigFileContent(config.config, ts.sys, ROOT)
const SOURCES = fileNames.filter(isSource)

/** The compiler's own view of the sources, which knows where a property is read. */
function openSources(): ts.LanguageService {
  return ts.createLanguageService({
    getCompilationSettings: () => options,
    getScriptFileNames: () => SOURCES,
    getScriptVersion: () => '1',
    getScriptSnapshot: (file) =>
      ts.sys.fileExists(file) ? ts.ScriptSnapshot.fromString(ts.sys.readFile(file) ?? '') : undefined,
    getCurrentDirectory: () => ROOT,
    getDefaultLibFileName: ts.getDefaultLibFilePath,
    fileExists: (file) => ts.sys.fileExists(file),
    readFile: (file) => ts.sys.readFile(file),
    // Packages of the workspace are links: their files are those of the sources.
    realpath: (path) => ts.sys.realpath?.(path) ?? path,
    readDirectory: (path, ...rest) => ts.sys.readDirectory(path, ...rest),
  })
}

interface Column {
  name: string
  file: string
  /** Where it is declared, and where rows have it: a row's own type has properties of its own. */
  at: number[]
}

/** Where the rows of a table have a property of this name. */
function inRows(node: ts.Node, name: string): number[] {
  const own = ts.isPropertyAssignment(node) && ts.isIdentifier(node.name) && node.name.text === name
  const inside: number[] = own ? [node.name.getStart()] : []
  ts.forEachChild(node, (child) => void inside.push(...inRows(child, name)))
  return inside
}

const columnsOf = (service: ts.LanguageService, file: string): Column[] => {
  const source = service.getProgram()?.getSourceFile(file)
  if (!source) throw new Error(`no source ${file}`)
  const rows = source.statements
    .filter(ts.isInterfaceDeclaration)
    .filter(({ name }) => /Step(Row)?$/.test(name.text))
  return rows.flatMap(({ name, members }) =>
    members.flatMap((member) =>
      member.name && ts.isIdentifier(member.name)
        ? [
            {
              name: `${name.text}.${member.name.text}`,
              file,
              at: [member.name.getStart(), ...inRows(source, member.name.text).slice(0, 2)],
            },
          ]
        : [],
    ),
  )
}

/** Whether a place reads the property: neither its declaration, nor a row that has it. */
function isReading(service: ts.LanguageService, { fileName, textSpan }: ts.ReferenceEntry): boolean {
  const source = service.getProgram()?.getSourceFile(fileName)
  let node: ts.Node | undefined = source
  while (node) {
    const inside: ts.Node | undefined = ts.forEachChild(node, (child) =>
      child.getStart() <= textSpan.start && textSpan.start + textSpan.length <= child.end ? child : undefined,
    )
    if (!inside) break
    node = inside
  }
  const parent = node?.parent
  return (
    parent !== undefined &&
    (ts.isPropertyAccessExpression(parent) ||
      ts.isBindingElement(parent) ||
      ts.isIndexedAccessTypeNode(parent))
  )
}

it('every column of a table of steps is read by the code that takes steps', { timeout: 300_000 }, () => {
  const service = openSources()
  const own = SOURCES.filter(isTable).flatMap((file) => columnsOf(service, file))
  const narrowed = new Set(own.map(({ name }) => name.replace(/^.*\./, 'StepRow.')))
  const columns = [...own, ...columnsOf(service, MACHINE).filter(({ name }) => !narrowed.has(name))]
  expect(columns.length).toBeGreaterThan(15)
  const unread = columns.filter(({ file, at }) => {
    const places = at.flatMap((place) => service.findReferences(file, place) ?? [])
    return !places.flatMap(({ references }) => references).some((place) => isReading(service, place))
  })
  expect(unread.map(({ name }) => name)).toEqual([])
})
