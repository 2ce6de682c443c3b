import fastifySwagger from '@fastify/swagger'
import fastifySwaggerUi from '@fastify/swagger-ui'
import type { Filter, ListRules } from '@deportivo/contracts/list-route'
import { Problem } from '@deportivo/contracts/problems'
import { route, type Contract, type RoutePermission } from '@deportivo/contracts/route'
import { ALL_ROUTES } from '@deportivo/contracts/registry/routes'
import { Type } from 'typebox'
import fastify, { type FastifyInstance, type FastifySchema } from 'fastify'

const PROBLEMS: Record<number, string> = {
  400: 'A business rule refused it; `data` says which.',
  401: 'No live session.',
  403: 'The chosen profile may not.',
  404: 'Not there, or not yours to see.',
  409: 'It changed meanwhile; `data` is the present record.',
  422: 'Wrong input, by field.',
}

function permissionNote(permission: RoutePermission): string {
  if (permission === 'public') return 'Open to everybody.'
  if (permission === 'signed_in') return 'Any signed-in user.'
  if (permission === 'signed_link') return 'Any signed-in user who may see the owner, or a signed address.'
  return `Permission: ${typeof permission === 'string' ? permission : permission.join(', or ')}.`
}

function problemReplies(): Record<string, object> {
  return Object.fromEntries(
    Object.entries(PROBLEMS).map(([status, description]) => [status, { description, ...Problem }]),
  )
}

function filterNote([name, filter]: [string, Filter]): string {
  return `\`${name}\` (${filter.takes === 'option' ? filter.options.join(' or ') : filter.takes})`
}

/** What a list lets callers filter, sort, include and search by. */
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

const LIMITS =
  'Who calls faster than people at a screen do is answered 429; `Retry-After` says how many seconds to wait.'

/** The document of all calls, whichever process is asked: made from the contracts, not from what is served here. */
async function describeCalls(): Promise<object> {
  const book = fastify()
  // Nothing is ever asked of it: schemas are written down, not compiled.
  book.setValidatorCompiler(() => () => true)
  book.setSerializerCompiler(() => (data) => JSON.stringify(data))
  await book.register(fastifySwagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Administrador Deportivo', version: '1.0.0', description: LIMITS },
      components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } } },
    },
  })
  for (const contract of Object.values<readonly Contract[]>(ALL_ROUTES).flat()) {
    const { method, path } = contract
    book.route({ method, url: `/api/v1${path}`, schema: documented(contract), handler: async () => null })
  }
  await book.ready()
  return book.swagger()
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

/** The OpenAPI document and its reader, made from the schemas that validate. */
export async function installOpenApi(app: FastifyInstance): Promise<void> {
  const calls = await describeCalls()
  await app.register(fastifySwagger, { mode: 'static', specification: { document: calls as never } })
  app.addHook('onRoute', (options) => {
    // The reader's own pages come with the plugin and carry no contract of ours.
    if (options.url.startsWith('/api/v1/docs')) options.config = { ...options.config, contract: document }
  })
  app.get('/api/v1/openapi.json', { config: { contract: document } }, async () => calls)
  await app.register(fastifySwaggerUi, { routePrefix: '/api/v1/docs', staticCSP: false })
}
