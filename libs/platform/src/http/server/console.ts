import { existsSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic, { type FastifyStaticOptions } from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { sendNoRoute } from '../problems.ts'

const setCaching: FastifyStaticOptions['setHeaders'] = (response, path) => {
  const isHashed = path.includes('/assets/')
  response.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache')
}

/** Serves the built console, its index for every path of its router, and problems for unknown calls. */
export async function installConsole(app: FastifyInstance, rootDir: string): Promise<void> {
  const dist = join(rootDir, 'console', 'dist')
  const hasConsole = existsSync(join(dist, 'index.html'))
  if (hasConsole) {
    const files = { preCompressed: true, cacheControl: false, setHeaders: setCaching }
    // A route for each: one for all of them would also take addresses that a parameter of a call refuses.
    await app.register(fastifyStatic, { root: dist, wildcard: false, globIgnore: ['assets/**'], ...files })
    const assets = { root: join(dist, 'assets'), prefix: '/assets/', decorateReply: false }
    await app.register(fastifyStatic, { ...assets, ...files })
  }
  app.setNotFoundHandler(async (request, reply) => {
    const isPage =
      hasConsole &&
      request.method === 'GET' &&
      !/^\/(api|socket\.io|health|metrics|assets)(\/|$)/.test(request.url)
    if (isPage) return reply.sendFile('index.html')
    return sendNoRoute(request, reply)
  })
}
