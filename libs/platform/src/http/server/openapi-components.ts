type Node = Record<string, unknown>

/** The parts of an OpenAPI document that are rewritten here. */
export interface Document {
  paths: Record<string, unknown>
  components?: Node
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Equal for equal schemas, whatever the order of their keys. */
const keyOf = (value: unknown): string =>
  JSON.stringify(value, (_, part: unknown) =>
    isNode(part) ? Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => (a < b ? -1 : 1))) : part,
  )

function replaceIn(value: unknown, references: ReadonlyMap<string, string>): unknown {
  if (Array.isArray(value)) return value.map((part) => replaceIn(part, references))
  if (!isNode(value)) return value
  const $ref = references.get(keyOf(value))
  return $ref === undefined ? replaceInside(value, references) : { $ref }
}

const replaceInside = (node: Node, references: ReadonlyMap<string, string>): Node =>
  Object.fromEntries(Object.entries(node).map(([name, part]) => [name, replaceIn(part, references)]))

function referencesTo(kind: string, parts: Node): Map<string, string> {
  // The first name wins where two parts are equal.
  const entries = Object.entries(parts).map(([name, part]): [string, string] => [
    keyOf(part),
    `#/components/${kind}/${name}`,
  ])
  return new Map(entries.toReversed())
}

interface Shared {
  schemas: Node
  responses: Node
  parameters: Node
}

/** Moves shared schemas, responses and parameters to the document's components, and replaces them by references. */
export function withReferences(document: Document, { schemas, responses, parameters }: Shared): Document {
  const toSchemas = referencesTo('schemas', schemas)
  const inside = (parts: Node): Node =>
    Object.fromEntries(
      Object.entries(parts).map(([name, part]) => [name, replaceInside(part as Node, toSchemas)]),
    )
  const whole = new Map([...referencesTo('responses', responses), ...referencesTo('parameters', parameters)])
  const paths = replaceIn(document.paths, whole) as Node
  const sorted = Object.fromEntries(Object.entries(paths).toSorted(([a], [b]) => (a < b ? -1 : 1)))
  return {
    ...document,
    components: {
      ...document.components,
      schemas: inside(schemas),
      responses: inside(responses),
      parameters: inside(parameters),
    },
    paths: replaceInside(sorted, toSchemas),
  }
}
