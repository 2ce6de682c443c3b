import type { Filter, ListRules } from '@deportivo/contracts/list-route'
import { ListQueryWith } from '@deportivo/contracts/shapes'
import { route, type Contract, type RoutePermission } from '@deportivo/contracts/route'
import { ALL_ROUTES } from '@deportivo/contracts/registry/routes'
import { documentedBody } from '@deportivo/contracts/registry/documented-bodies'
import { SHARED_SCHEMAS } from '@deportivo/contracts/registry/schemas'
import { Type } from 'typebox'
import fastify, { type FastifyError, type FastifyInstance, type FastifySchema } from 'fastify'
import { sendNoRoute, sendProblem } from '../problems.ts'
import { wireNames } from '../serve/wire-name.ts'
import { endConnections } from './end-connections.ts'
import { complete, FORMS, HEADERS, type Operation } from './openapi-calls.ts'
import { withReferences, type Document } from './openapi-components.ts'
import { problemReplies, sharedProblems, type Reply } from './openapi-problems.ts'

function permissionNote(permission: RoutePermission): string {
  if (permission === 'public') return 'Open to every caller.'
  if (permission === 'signed_in') return 'Any signed-in user.'
  if (permission === 'signed_link') return 'Any signed-in user who may see the owner, or a signed address.'
  return `Permission: ${typeof permission === 'string' ? permission : permission.join(', or ')}.`
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
  const { summary, tag, params, query, reply, method, permission } = contract
  const hasBody = method !== 'GET'
  return {
    summary,
    tags: [tag],
    description: describe(contract),
    params,
    querystring: query,
    ...(hasBody ? { body: documentedBody(contract) } : {}),
    ...(permission === 'public' ? {} : { security: [{ bearer: [] }] }),
    response: { 200: reply, ...problemReplies(hasBody) },
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

interface SharedCall {
  parameters: { name: string }[]
  responses: Record<string, Reply>
}

const operationOf = (paths: Document['paths'], { method, path }: Contract): Operation => {
  const address = `/api/v1${path.replace(/:(\w+)/g, '{$1}')}`
  return (paths[address] as Record<string, Operation>)[method.toLowerCase()] as Operation
}

function withComponents(document: Document): object {
  const { [SHARED_PATH]: shared, ...paths } = document.paths
  const { parameters, responses } = (shared as { get: SharedCall }).get
  for (const contract of CALLS) complete(operationOf(paths, contract), contract)
  const schemas = responses['200']?.content['application/json'].schema.properties ?? {}
  return withReferences(
    { ...document, paths },
    {
      schemas,
      responses: sharedProblems(responses),
      parameters: Object.fromEntries(
        [...parameters.filter(({ name }) => !(name in FORMS)), ...Object.values(HEADERS)].map((parameter) => [
          parameter.name,
          parameter,
        ]),
      ),
    },
  )
}

/** The document of all calls, the same in every process: made from the contracts, not from the routes served here. */
async function describeCalls(): Promise<object> {
  const { default: fastifySwagger } = await import('@fastify/swagger')
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
    response: { 200: Type.Object(SHARED_SCHEMAS), ...problemReplies(true) },
  }
  book.get(SHARED_PATH, { schema }, async () => null)
  await book.ready()
  return withComponents(book.swagger() as Document)
}

const READER_PATH = '/api/v1/docs'

const document = route({
  method: 'GET',
  path: '/openapi.json',
  tag: 'docs',
  summary: 'This document.',
  permission: 'public',
  reply: Type.Any(),
  raw: ['application/json'],
})

/** A server of its own with the pages that show the document. */
async function createReader(described: object, isStopping: () => boolean): Promise<FastifyInstance> {
  const { default: fastifySwagger } = await import('@fastify/swagger')
  const { default: fastifySwaggerUi } = await import('@fastify/swagger-ui')
  const reader = fastify({ routerOptions: { ignoreTrailingSlash: true } })
  endConnections(reader, isStopping)
  reader.setNotFoundHandler(sendNoRoute)
  reader.setErrorHandler<FastifyError>(sendProblem)
  await reader.register(fastifySwagger, { mode: 'static', specification: { document: described as never } })
  await reader.register(fastifySwaggerUi, { routePrefix: READER_PATH, staticCSP: false })
  await reader.ready()
  return reader
}

/** The OpenAPI document and its reader, made on first use from the schemas that validate. */
export function installOpenApi(
  app: FastifyInstance,
  { isStopping, limit }: { isStopping: () => boolean; limit: (address: string) => void },
): void {
  let making: Promise<object> | undefined
  let opening: Promise<FastifyInstance> | undefined
  let writing: Promise<string> | undefined
  const describeOnce = () => (making ??= describeCalls())
  // A megabyte, open to every caller: written one time.
  const writeOnce = () => (writing ??= describeOnce().then((described) => JSON.stringify(described)))
  const openOnce = () => (opening ??= describeOnce().then((described) => createReader(described, isStopping)))
  const config = { contract: document }
  app.get('/api/v1/openapi.json', { config }, async ({ ip }, reply) => {
    limit(ip)
    return reply.type('application/json; charset=utf-8').send(await writeOnce())
  })
  for (const url of [READER_PATH, `${READER_PATH}/*`])
    app.get(url, { config }, async (request, reply) => {
      limit(request.ip)
      const reader = await openOnce()
      for (const [name, value] of Object.entries(reply.getHeaders()))
        if (value !== undefined) reply.raw.setHeader(name, value)
      reply.hijack()
      reader.routing(request.raw, reply.raw)
    })
}
