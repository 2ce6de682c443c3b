import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fastify, { type FastifyError, type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { sendProblem } from '../problems.ts'
import { installConsole } from './console.ts'

let rootDir: string
let app: FastifyInstance

beforeAll(async () => {
  rootDir = await mkdtemp(join(tmpdir(), 'deportivo-console-'))
  const dist = join(rootDir, 'console', 'dist')
  await mkdir(join(dist, 'assets'), { recursive: true })
  await writeFile(join(dist, 'index.html'), 'the console')
  await writeFile(join(dist, 'assets', 'a.js'), 'a script')
  app = fastify()
  app.setErrorHandler<FastifyError>(sendProblem)
  await installConsole(app, rootDir)
})

afterAll(async () => {
  await app.close()
  await rm(rootDir, { recursive: true, force: true })
})

it('serves the files of the console, and its index for the paths of its router', async () => {
  expect(await app.inject('/assets/a.js')).toMatchObject({ statusCode: 200, body: 'a script' })
  for (const path of ['/', '/dispatch'])
    expect(await app.inject(path)).toMatchObject({ statusCode: 200, body: 'the console' })
})

it.each([
  '/assets/b.js',
  '/assets//a.js',
  '/assets/a.js%00',
  `/assets/${'a'.repeat(300)}`,
  '/assets/%5c..%5ca',
])('has no file at %s', async (path) => {
  const reply = await app.inject(path)
  expect(reply.json()).toMatchObject({ code: 404, message_key: 'problem.no_route' })
  expect(reply.statusCode).toBe(404)
})
