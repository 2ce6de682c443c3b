import type { ListRules } from '@deportivo/contracts/list-route'
import { headersOfReply } from './openapi-problems.ts'
import {
  MEDIA_TYPES,
  TABLE_TYPES,
  type Contract,
  type FileField,
  type FileKind,
  type TableKind,
} from '@deportivo/contracts/route'

type Node = Record<string, unknown>
type Content = Record<string, { schema: Node; encoding?: Node }>

interface Parameter {
  name: string
  in: string
  [more: string]: unknown
}

/** The parts of a described call that are completed here. */
export interface Operation {
  parameters?: Parameter[]
  requestBody?: { content: Content }
  responses: Record<string, Node>
}

const TEXT = { type: 'string' }

/** Headers that a caller may send. */
export const HEADERS = {
  profile: {
    name: 'X-Profile',
    in: 'header',
    required: false,
    schema: TEXT,
    description: 'The profile to act with, one of the user’s own; without it, their first.',
  },
  key: {
    name: 'Idempotency-Key',
    in: 'header',
    required: false,
    schema: { ...TEXT, maxLength: 200 },
    description:
      'Any text of the caller’s own. The same request with the same key, within 24 hours, is done once and gets the same reply each time.',
  },
  version: {
    name: 'If-None-Match',
    in: 'header',
    required: false,
    schema: TEXT,
    description: 'The `ETag` of the reply that the caller has: while it is the same, the reply is 304.',
  },
  request: {
    name: 'X-Request-Id',
    in: 'header',
    required: false,
    schema: { ...TEXT, pattern: '^[\\w-]{8,64}$' },
    description:
      'The caller’s own name of this request, in the log of the server too. Another form is replaced.',
  },
} as const satisfies Record<string, Parameter>

function headersOf({ permission, method, is_secret, is_repeatable, is_versioned }: Contract): Parameter[] {
  if (permission === 'public') return [...(is_repeatable ? [HEADERS.key] : []), HEADERS.request]
  const isRepeatable = method !== 'GET' && !is_secret
  const own = [...(isRepeatable ? [HEADERS.key] : []), ...(is_versioned ? [HEADERS.version] : [])]
  return [HEADERS.profile, ...own, HEADERS.request]
}

/** The names that each parameter of a list takes; other names are refused. */
function namesOf({ filters, sort, includes, fields }: ListRules): Record<string, readonly string[]> {
  return {
    filter: Object.keys(filters),
    orderBy: sort,
    orderByDesc: sort,
    include: includes,
    select: fields,
  }
}

/** Parameters that differ from list to list. */
export const FORMS: Readonly<Record<string, string>> = {
  filter: '`name:value`, separated by commas',
  orderBy: 'one name, from low to high',
  orderByDesc: 'one name, from high to low',
  include: 'names separated by commas',
  select: 'names separated by commas',
}

/** Days whose time sorts the rows, whatever sort is requested. */
function sortingDays({ filters }: ListRules): string {
  const notes = Object.entries(filters).flatMap(([name, filter]) =>
    'sortsBy' in filter && filter.sortsBy
      ? [` With \`${name}\`, rows are sorted by ${filter.sortsBy}; only the direction is this.`]
      : [],
  )
  return notes.join('')
}

function withNames(parameter: Parameter, list: ListRules): Parameter {
  const { name } = parameter
  const own = namesOf(list)[name]
  if (parameter.in !== 'query' || !own) return parameter
  const taken = own.length === 0 ? 'This list takes none.' : `Of ${own.join(', ')}.`
  const sorted = name.startsWith('orderBy') ? sortingDays(list) : ''
  return { ...parameter, description: `${FORMS[name] ?? ''}. ${taken}${sorted}`, 'x-names': own }
}

const FILE_TYPES = { ...MEDIA_TYPES, ...TABLE_TYPES }

const BINARY = { type: 'string', format: 'binary' }

/** The body of a form has the file's bytes; JSON can't have them. */
function withFile(schema: Node, { field, kinds, max_bytes }: FileField<FileKind | TableKind>): Content {
  const properties = schema['properties'] as Node | undefined
  const { [field]: _described, ...others } = properties ?? {}
  const required = (schema['required'] as string[] | undefined) ?? []
  const bytes = { ...BINARY, description: `At most ${max_bytes} bytes.` }
  const form = properties
    ? { ...schema, properties: { ...others, [field]: bytes } }
    : { allOf: [schema, { type: 'object', properties: { [field]: bytes } }] }
  const encoding = { [field]: { contentType: kinds.map((kind) => FILE_TYPES[kind]).join(', ') } }
  const json = properties ? { ...schema, properties: others } : schema
  return {
    'multipart/form-data': { schema: form, encoding },
    ...(required.includes(field) ? {} : { 'application/json': { schema: json } }),
  }
}

const bytesOf = (types: readonly string[]): Content =>
  Object.fromEntries(
    types.map((type) => [type, { schema: type.startsWith('application/json') ? {} : BINARY }]),
  )

const parametersOf = ({ parameters = [] }: Operation, { list }: { list?: ListRules }): Parameter[] =>
  list ? parameters.map((one) => withNames(one, list)) : [...parameters]

/** A call that narrows by the grammar of a list names what it takes, like the list. */
const namesIn = ({ list, narrows }: { list?: ListRules; narrows?: ListRules }) => {
  const rules = list ?? narrows
  return rules ? { list: rules } : {}
}

const VERSION_HEADERS = {
  ETag: { description: 'The version of the reply.', schema: TEXT },
  'As-Of': {
    description: 'The time up to which all events are included.',
    schema: { ...TEXT, format: 'date-time' },
  },
}

function describeVersions(responses: Operation['responses']): void {
  responses['304'] = { description: 'The caller has this version.', headers: headersOfReply('304') }
  for (const status of ['200', '304']) {
    const reply = responses[status] ?? {}
    reply['headers'] = { ...(reply['headers'] as Node | undefined), ...VERSION_HEADERS }
  }
}

function describeReplies(responses: Operation['responses'], { is_versioned, raw }: Contract): void {
  for (const [status, reply] of Object.entries(responses))
    responses[status] = { ...reply, headers: headersOfReply(status) }
  if (is_versioned) describeVersions(responses)
  if (raw) Object.assign(responses['200'] ?? {}, { content: bytesOf(raw) })
}

/** Completes what the schemas of a call don't include: its headers, its files and the names that a list takes. */
export function complete(
  operation: Operation,
  contract: Contract & { list?: ListRules; narrows?: ListRules },
): void {
  const { requestBody, responses } = operation
  operation.parameters = [...parametersOf(operation, namesIn(contract)), ...headersOf(contract)]
  const schema = requestBody?.content['application/json']?.schema
  const [file] = contract.files ?? []
  if (requestBody && schema && file) requestBody.content = withFile(schema, file)
  describeReplies(responses, contract)
}
