import { randomUUID } from 'node:crypto'
import fastifyCompress from '@fastify/compress'
import fastifyJwt from '@fastify/jwt'
import fastify, {
  LogController,
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
} from 'fastify'
import type { Logger } from 'pino'
import type { Deps } from '../../service.ts'
import { createAddressLimit, createCallLimit } from '../guard/call-limit.ts'
import { installCallTurns } from '../guard/calls-at-once.ts'
import { compileLate } from './compile-late.ts'
import { installConsole } from './console.ts'
import { drainRefused } from './drain.ts'
import { endConnections } from './end-connections.ts'
import { installGuard } from '../guard/guard.ts'
import { installHealth, type Readiness } from './health.ts'
import { loadMetricsToken } from '../guard/keys.ts'
import { installOpenApi } from './openapi.ts'
import { sendProblem } from '../problems.ts'
import { MIN_COMPRESSED_BYTES } from '../serve/prepared-reply.ts'
import { MOST_BYTES } from '../serve/route-options.ts'
import { securityHeaders, type SecurityHeaders } from './security-headers.ts'
import type { SessionReader } from '../guard/sessions.ts'
import { createTokenReader, tokenOptions } from '../guard/tokens.ts'
import { replyToUnreadAddress, replyToUnreadRequest } from './unread-requests.ts'

const SAFE_REQUEST_ID = /^[\w-]{8,64}$/

function build(log: Logger, trustProxy: string | null, { all }: SecurityHeaders): FastifyInstance {
  const replyToAddress = replyToUnreadAddress(all)
  return fastify({
    trustProxy: trustProxy ?? false,
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: (request) => {
      const given = request.headers['x-request-id']
      return typeof given === 'string' && SAFE_REQUEST_ID.test(given) ? given : randomUUID()
    },
    // A query may contain a filter of 200 ids.
    routerOptions: { maxParamLength: 200, ignoreTrailingSlash: true },
    bodyLimit: MOST_BYTES,
    requestTimeout: 60_000,
    // A reply that is not read is given up: longer than the longest statement, and than a pause of a network.
    connectionTimeout: 120_000,
    keepAliveTimeout: 65_000,
    forceCloseConnections: 'idle',
    frameworkErrors: (error, request, reply) =>
      replyToAddress(error, request as FastifyRequest, reply as FastifyReply),
    clientErrorHandler: replyToUnreadRequest(all, log),
  }) as unknown as FastifyInstance
}

function protect(app: FastifyInstance, { all, ofAssets }: SecurityHeaders): void {
  app.addHook('onRequest', (request, reply, done) => {
    for (const [name, value] of request.url.startsWith('/assets/') ? ofAssets : all)
      reply.raw.setHeader(name, value)
    // API responses are no-store by default; a route opts in to caching.
    if (request.url.startsWith('/api')) reply.header('cache-control', 'no-store')
    done()
  })
}

// Pictures, PDFs and workbooks are compressed already.
const COMPRESSIBLE = /^(application\/(problem\+)?json|text\/)/

/** Compresses replies only: a small compressed request could expand to any size. */
const compressReplies = (app: FastifyInstance) =>
  app.register(fastifyCompress, {
    globalDecompression: false,
    encodings: ['br', 'gzip'],
    threshold: MIN_COMPRESSED_BYTES,
    customTypes: COMPRESSIBLE,
  })

function logRequests(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id)
    done()
  })
  app.addHook('onResponse', (request, reply, done) => {
    if (request.url.startsWith('/api'))
      request.log.info(
        {
          method: request.method,
          route: request.routeOptions.url,
          status: reply.statusCode,
          ms: Math.round(reply.elapsedTime),
          user: request.actor?.id,
        },
        'request',
      )
    done()
  })
}

export interface ServerParts {
  sessions: SessionReader
  readiness: Readiness
  isStopping: () => boolean
  log: Logger
  /** Receives the files of forms; passed in, because files report errors of http. */
  installUploads: (app: FastifyInstance) => Promise<void>
}

/** A server with everything but the business: guard, problems, forms, health, documentation, console. */
export async function createServer(
  deps: Deps,
  { sessions, readiness, isStopping, log, installUploads }: ServerParts,
): Promise<FastifyInstance> {
  const headers = securityHeaders(deps.config.production)
  const app = build(log, deps.config.trustProxy, headers)
  compileLate(app)
  app.setErrorHandler<FastifyError>(sendProblem)
  logRequests(app)
  drainRefused(app)
  endConnections(app, isStopping)
  protect(app, headers)
  await app.register(fastifyJwt, tokenOptions(deps.keys))
  await compressReplies(app)
  const { callsPerSecond } = deps.config
  installOpenApi(app, { isStopping, limit: createAddressLimit(callsPerSecond, deps.clock) })
  // Before the guard, so that its refusals also run the hook that deletes uploads.
  await installUploads(app)
  const limit = createCallLimit(callsPerSecond, deps.clock)
  installGuard(app, { sessions, readToken: createTokenReader(app), limit, turn: installCallTurns(app) })
  installHealth(app, { readiness, metricsToken: loadMetricsToken(deps.config) })
  await installConsole(app, deps.config.rootDir)
  return app
}
