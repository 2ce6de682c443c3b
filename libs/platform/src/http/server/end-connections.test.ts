import fastify from 'fastify'
import { expect, it } from 'vitest'
import { endConnections } from './end-connections.ts'
import { installOpenApi } from './openapi.ts'

it('replies about the calls end their connection once the process stops', async () => {
  let isStopping = false
  const app = fastify()
  endConnections(app, () => isStopping)
  installOpenApi(app, { isStopping: () => isStopping, limit: () => undefined })
  const paths = ['openapi.json', 'docs', 'docs/', 'docs/static/swagger-ui.css', 'docs/nada', 'nada']
  const connections = async () => {
    const replies = await Promise.all(paths.map((path) => app.inject(`/api/v1/${path}`)))
    return replies.map(({ headers }) => headers.connection)
  }
  expect(await connections()).not.toContain('close')
  isStopping = true
  expect(await connections()).toEqual(paths.map(() => 'close'))
  await app.close()
})
