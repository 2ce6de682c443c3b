import { Linter } from 'eslint'
import ts from 'typescript'
import tseslint from 'typescript-eslint'
import { describe, expect, it } from 'vitest'
import { typedTables } from '../../scripts/lint/typed-tables.mjs'

const FILE = `${process.cwd()}/libs/orders/src/probe.ts`
const DECLARED = `
  import type { Knex } from 'knex'
  declare module 'knex/types/tables.js' {
    interface Tables { 'shop.shoes': { id: number }; 'shop.socks': { id: number } }
  }
  declare const db: Knex
  declare const trx: Knex.Transaction
  declare const other: (name: string) => void
`

function problemsOf(query: string): string[] {
  const source = `${DECLARED}${query}`
  const options = {
    strict: true,
    skipLibCheck: true,
    types: [],
    moduleResolution: ts.ModuleResolutionKind.Bundler,
  }
  const module = ts.ModuleKind.ESNext
  const host = ts.createCompilerHost({ ...options, module })
  const getSourceFile = host.getSourceFile.bind(host)
  host.getSourceFile = (name, ...rest) =>
    name === FILE
      ? ts.createSourceFile(name, source, ts.ScriptTarget.Latest, true)
      : getSourceFile(name, ...rest)
  const program = ts.createProgram([FILE], { ...options, module }, host)
  const languageOptions = { parser: tseslint.parser, parserOptions: { programs: [program] } }
  const messages = new Linter().verify(
    source,
    {
      files: ['**/*.ts'],
      languageOptions,
      plugins: { local: { rules: { 'typed-tables': typedTables } } },
      rules: { 'local/typed-tables': 'error' },
    },
    { filename: FILE },
  )
  return messages.map(({ messageId, message }) => messageId ?? message)
}

describe('the rows of a query', () => {
  it.each([
    ['a table that is not declared', "void db('shop.hats')", 'undeclared'],
    ['the same under another name', "void trx('shop.hats as hats')", 'undeclared'],
    ['the same in a subquery', "void db.from('shop.hats')", 'undeclared'],
    ['a row type given by hand', "void db<{ id: string }>('shop.shoes')", 'given'],
    ['columns given by hand', "void db('shop.shoes').first<{ id: string }>('id')", 'columns'],
    ['rows of columns given by hand', "void db('shop.shoes').select<{ id: string }[]>('id')", 'columns'],
    ['rows of an SQL text given by hand', "void db.raw<{ rows: { id: string }[] }>('select 1')", 'raw'],
  ])('refuse %s', (_, query, problem) => {
    expect(problemsOf(query)).toEqual([problem])
  })

  it.each([
    ['a declared table', "void db('shop.shoes').first('id')"],
    ['a declared table under another name', "void trx('shop.shoes as shoes').select('shoes.id')"],
    ['a call that is no query', "other('shop.hats')"],
  ])('allow %s', (_, query) => {
    expect(problemsOf(query)).toEqual([])
  })
})
