/** The parts of the OpenAPI document that calls are made from. */
export interface Schema {
  $ref?: string
  type?: string | string[]
  enum?: unknown[]
  const?: unknown
  format?: string
  minimum?: number
  minLength?: number
  minItems?: number
  properties?: Record<string, Schema>
  required?: string[]
  items?: Schema
  anyOf?: Schema[]
}

export interface Parameter {
  name: string
  in: 'path' | 'query' | 'header'
  schema?: Schema
}

interface Operation {
  parameters?: (Parameter | { $ref: string })[]
  requestBody?: { content: Record<string, { schema?: Schema }> }
}

export interface Document {
  paths: Record<string, Record<string, Operation>>
  components: Record<string, Record<string, unknown>>
}

/** One call as it is documented. */
export interface Call {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  path: string
  parameters: Parameter[]
  /** Of its JSON body. */
  body: Schema | null
}

/** What a reference leads to. */
export function resolved<T extends object>(document: Document, part: T | { $ref: string }): T {
  if (!('$ref' in part) || typeof part.$ref !== 'string') return part as T
  const [, , kind = '', name = ''] = part.$ref.split('/')
  return document.components[kind]?.[name] as T
}

export const callsOf = (document: Document): Call[] =>
  Object.entries(document.paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, { parameters = [], requestBody }]) => ({
      method: method.toUpperCase() as Call['method'],
      path,
      parameters: parameters.map((one) => resolved(document, one)),
      body: requestBody?.content['application/json']?.schema ?? null,
    })),
  )
