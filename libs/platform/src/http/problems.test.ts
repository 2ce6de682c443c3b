import fastify, { type FastifyError } from 'fastify'
import { pino } from 'pino'
import { expect, it } from 'vitest'
import { sendProblem } from './problems.ts'

/** The reply to a call that fails with this, and what is logged. */
async function failWith(error: Error) {
  const logged: string[] = []
  const app = fastify({
    loggerInstance: pino({ level: 'warn' }, { write: (line: string) => void logged.push(line) }),
  })
  app.setErrorHandler<FastifyError>(sendProblem)
  app.get('/', async () => {
    throw error
  })
  const { statusCode, headers } = await app.inject('/')
  await app.close()
  return { status: statusCode, retryAfter: headers['retry-after'], logged }
}

const withCode = (code: string) => Object.assign(new Error('canceling statement'), { code })

it.each(['57014', '55P03', '40P01', '25P03', '57P05', '53200', '58030', 'EAI_AGAIN', 'EHOSTUNREACH'])(
  'a call that fails with %s may be repeated, and is one line of the log without a stack',
  async (code) => {
    const { status, retryAfter, logged } = await failWith(withCode(code))
    expect([status, retryAfter]).toEqual([503, '2'])
    expect(logged).toHaveLength(1)
    expect(JSON.parse(logged[0] ?? '')).toMatchObject({ cause: 'canceling statement', code })
    expect(logged[0]).not.toContain('stack')
  },
)

it('a fault of ours is logged with its stack, and is not to be repeated', async () => {
  const { status, retryAfter, logged } = await failWith(new TypeError('undefined is not a function'))
  expect([status, retryAfter]).toEqual([500, undefined])
  expect(logged[0]).toContain('stack')
})
