import fastifySwagger from '@fastify/swagger'
import fastifySwaggerUi from '@fastify/swagger-ui'
import type { Filter, ListRules } from '@deportivo/contracts/list-route'
import { Problem } from '@deportivo/contracts/problems'
import { ListQueryWith } from '@deportivo/contracts/shapes'
import { route, type Contract, type RoutePermission } from '@deportivo/contracts/route'
import { ALL_ROUTES } from '@deportivo/contracts/registry/routes'
import { SHARED_SCHEMAS } from '@deportivo/contracts/registry/schemas'
import { Type } from 'typebox'
import fastify, { type FastifyInstance, type FastifySchema } from 'fastify'
import { wireNames } from '../serve/wire-name.ts'
import { withReferences, type Document } from './openapi-components.ts'

/** By status: its name among the document's components, and its meaning. */
const PROBLEMS: Record<number, [name: string, description: string]> = {
  400: ['RuleRefused', 'A business rule refused the request; `data` says which.'],
  401: ['Unauthorized', 'No live session.'],
  403: ['Forbidden', 'The chosen profile lacks the permission.'],
  404: ['NotFound', 'The record does not exist, or the user may not see it.'],
  409: ['Stale', 'The record changed meanwhile; `data` is the present one.'],
  422: ['Invalid', 'Wrong input, by field.'],
}

function permissionNote(permission: RoutePermission): string {
  if (permission === 'public') return 'Open to every caller.'
  if (permission === 'signed_in') return 'Any signed-in user.'
  if (permission === 'signed_link') return 'Any signed-in user who may see the owner, or a signed address.'
  return `Permission: ${typeof permission === 'string' ? permission : permission.join(', or ')}.`
}

function problemReplies(): Record<string, object> {
  return Object.fromEntries(
    Object.entries(PROBLEMS).map(([status, [, description]]) => [
      status,
      { description, content: { 'application/json': { schema: Problem } } },
    ]),
  )
}

function filterNote([name, filter]: [string, Filter]): string {
  return `\`${name}\` (${filter.takes === 'option' ? filter.options.join(' or ') : filter.takes})`
}

/** The filters, sorts, includes and search of a list. */
function listNote({ filters, sort, defaultSort, includes, isSearchable, perPage }: ListRules): string {
  const parts = [
    `Filters: ${Object.entries(filters).map(filterNote).join(', ') || 'none'}.`,
    `Sorts by ${sort.join(', ')}; by \`${defaultSort}\` unless asked otherwise.`,
    includes.length > 0 ? `Includes: ${includes.join(', ')}.` : '',
    isSearchable ? '' : '`search` is refused.',
    `${perPage} rows to a page unless \`top\` says otherwise.`,
  ]
  return parts.filter(Boolean).join(' ')
}

function describe(contract: Contract & { list?: ListRules }): string {
  const { permission, description = '', list } = contract
  return [permissionNote(permission), description, list ? listNote(list) : ''].filter(Boolean).join('\n\n')
}

function documented(contract: Contract): FastifySchema {
  const { summary, tag, params, query, body, reply, method, permission, files } = contract
  return {
    summary,
    tags: [tag],
    description: describe(contract),
    params,
    querystring: query,
    ...(method === 'GET' ? {} : { body }),
    ...(permission === 'public' ? {} : { security: [{ bearer: [] }] }),
    ...(files ? { consumes: ['multipart/form-data', 'application/json'] } : {}),
    response: { 200: reply, ...problemReplies() },
  }
}

const CALLS = Object.values<readonly (Contract & { list?: ListRules })[]>(ALL_ROUTES).flat()

const LIMITS = 'A caller beyond the rate limit gets 429; `Retry-After` says how many seconds to wait.'

/** The fields by both of their names, from the code that reads them. */
function namesNote(): string {
  const rows = wireNames(CALLS).map(([camel, name]) => `| \`${camel}\` | \`${name}\` |`)
  return [
    'Requests may name a field, a filter or a parameter in camelCase or in snake_case; replies are in snake_case.',
    '',
    '| camelCase | snake_case |',
    '|---|---|',
    ...rows,
  ].join('\n')
}

// Never served: its reply has the shared schemas converted like those of the calls.
const SHARED_PATH = '/shared-schemas'

interface Reply {
  description: string
  content: { 'application/json': { schema: { properties: Record<string, object> } } }
}

interface SharedCall {
  parameters: { name: string }[]
  responses: Record<string, Reply>
}

/** The problem replies of a call, which are the same for all calls. */
function sharedResponses(replies: Record<string, Reply>): Record<string, Reply> {
  const named = Object.entries(PROBLEMS).map(([status, [name]]) => [name, replies[status]])
  return Object.fromEntries(named) as Record<string, Reply>
}

function withComponents(document: Document): object {
  const { [SHARED_PATH]: shared, ...paths } = document.paths
  const { parameters, responses } = (shared as { get: SharedCall }).get
  const schemas = responses['200']?.content['application/json'].schema.properties ?? {}
  return withReferences(
    { ...document, paths },
    {
      schemas,
      responses: sharedResponses(responses),
      parameters: Object.fromEntries(parameters.map((parameter) => [parameter.name, parameter])),
    },
  )
}

/** The document of all calls, the same in every process: made from the contracts, not from the routes served here. */
async function describeCalls(): Promise<object> {
  const book = fastify()
  // It serves no request, so schemas are not compiled.
  book.setValidatorCompiler(() => () => true)
  book.setSerializerCompiler(() => (data) => JSON.stringify(data))
  await book.register(fastifySwagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Administrador Deportivo',
        version: '1.0.0',
        description: `${LIMITS}\n\n${namesNote()}`,
      },
      components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } } },
    },
  })
  for (const contract of CALLS) {
    const { method, path } = contract
    book.route({ method, url: `/api/v1${path}`, schema: documented(contract), handler: async () => null })
  }
  const schema = {
    querystring: ListQueryWith({}),
    response: { 200: Type.Object(SHARED_SCHEMAS), ...problemReplies() },
  }
  book.get(SHARED_PATH, { schema }, async () => null)
  await book.ready()
  return withComponents(book.swagger() as Document)
}

const document = route({
  method: 'GET',
  path: '/openapi.json',
  tag: 'docs',
  summary: 'This document.',
  permission: 'public',
  reply: Type.Any(),
  raw: true,
})

/** The OpenAPI document and its reader, made on first use from the schemas that validate. */
export async function installOpenApi(app: FastifyInstance): Promise<void> {
  let made: Promise<object> | undefined
  const describeOnce = () => (made ??= describeCalls())
  let calls = {}
  await app.register(fastifySwagger, { mode: 'static', specification: { document: calls as never } })
  app.addHook('onRoute', (options) => {
    // The documentation pages are the plugin's and have no contract of ours.
    if (options.url.startsWith('/api/v1/docs')) options.config = { ...options.config, contract: document }
  })
  app.get('/api/v1/openapi.json', { config: { contract: document } }, describeOnce)
  await app.register(fastifySwaggerUi, {
    routePrefix: '/api/v1/docs',
    staticCSP: false,
    uiHooks: {
      onRequest: (_request, _reply, done) => {
        describeOnce().then((described) => {
          calls = described
          done()
        }, done)
      },
    },
    transformSpecification: () => calls,
    transformSpecificationClone: false,
  })
}
