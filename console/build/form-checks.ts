import { Ajv } from 'ajv'
import addFormats from 'ajv-formats'
import standaloneCode from 'ajv/dist/standalone/index.js'
import { runnerImport, type Plugin } from 'vite'
// By path: Node loads this file itself and would not read TypeScript inside a package.
import { VALIDATION } from '../../libs/contracts/src/validation.ts'
import type { ContractForm } from '../src/shared/form/contract-form.ts'

const FORMS = /\.forms\.ts$/
// Ajv writes its helpers as CommonJS even for an ES module.
const REQUIRED = /const (\w+) = require\("([^"]+)"\)\.default;/g

const isForm = (value: unknown): value is ContractForm =>
  typeof value === 'object' && value !== null && 'schema' in value && 'check' in value

/** Each form that a module exports, alone or by name in a record, as the expression that reads it. */
function formsOf(exports: Record<string, unknown>): [expression: string, form: ContractForm][] {
  return Object.entries(exports).flatMap(([name, value]): [string, ContractForm][] => {
    if (isForm(value)) return [[name, value]]
    return Object.entries(value as object).map(([key, form]) => [`${name}.${key}`, form as ContractForm])
  })
}

/** The code that gives each of these forms its check, by the rules of the server's validator. */
function checksOf(forms: readonly [expression: string, form: ContractForm][]): string {
  const ajv = new Ajv({ ...VALIDATION, messages: false, code: { source: true, esm: true } })
  addFormats(ajv)
  // Several steps share one body, whose check is compiled once.
  const schemas = [...new Set(forms.map(([, { schema }]) => schema))]
  const idOf = (schema: object) => `check_${schemas.findIndex((one) => one === schema)}`
  for (const schema of schemas) ajv.addSchema(schema, idOf(schema))
  const code = standaloneCode(ajv, Object.fromEntries(schemas.map((schema) => [idOf(schema), idOf(schema)])))
  const imports = new Map<string, string>()
  const body = code.replace('"use strict";', '').replace(REQUIRED, (_, name: string, path: string) => {
    const module = imports.get(path) ?? `required_${imports.size}`
    imports.set(path, module)
    return `const ${name} = ${module}.default ?? ${module};`
  })
  return [
    ...[...imports].map(([path, module]) => `import ${module} from "${path}.js"`),
    body.replace(/export const (check_\d+)/g, 'const $1'),
    ...forms.map(([expression, { schema }]) => `${expression}.check = ${idOf(schema)}`),
  ].join('\n')
}

/**
 * Compiles the checks of forms (`*.forms.ts`) while the console is built: the page's policy forbids the eval by which
 * Ajv compiles a schema in the browser.
 */
export function formChecks(): Plugin {
  return {
    name: 'form-checks',
    enforce: 'pre',
    transform: {
      filter: { id: FORMS },
      async handler(code, id) {
        const { module, dependencies } = await runnerImport<Record<string, unknown>>(id)
        for (const file of dependencies) this.addWatchFile(file)
        return { code: `${code}\n${checksOf(formsOf(module))}`, map: null }
      },
    },
  }
}
