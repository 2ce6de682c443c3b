import { pino } from 'pino'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createOutageLogs, type OutageLog } from './outage-log.ts'

let lines: string[]
const openFor = (...reporters: string[]) => {
  const log = pino({ level: 'warn' }, { write: (line) => void lines.push(line) })
  const outageOf = createOutageLogs(log, { name: 'Redis', address: 'redis:6379', effect: 'jobs wait' })
  return reporters.map(outageOf) as [OutageLog, OutageLog]
}
const open = () => openFor('shop')[0]
const refused = () => new Error('connect ECONNREFUSED 10.0.0.7:6379')
const logged = () => lines.map((line) => JSON.parse(line) as Record<string, unknown>)

beforeEach(() => {
  lines = []
  vi.useFakeTimers({ toFake: ['performance'] })
})
afterEach(() => vi.useRealTimers())

it('logs one line per cause and minute, without a stack', () => {
  const outage = open()
  for (let second = 0; second < 61; second++) {
    outage.failed(refused())
    outage.failed(new Error('LOADING the dataset\nof yesterday'))
    vi.advanceTimersByTime(1000)
  }
  expect(logged().map(({ cause }) => cause)).toEqual([
    'connect ECONNREFUSED 10.0.0.7:6379',
    'LOADING the dataset',
    'connect ECONNREFUSED 10.0.0.7:6379',
    'LOADING the dataset',
  ])
  expect(logged()[0]).toMatchObject({ address: 'redis:6379', msg: 'Redis cannot be used: jobs wait' })
  expect(lines.join('')).not.toContain('    at ')
})

it('logs the end of an outage once, and none without an outage', () => {
  const outage = open()
  outage.works()
  outage.failed(refused())
  outage.works()
  outage.works()
  // Soon after: neither its beginning nor its end is worth a line.
  outage.failed(refused())
  outage.works()
  expect(logged().map(({ msg }) => msg)).toEqual([
    'Redis cannot be used: jobs wait',
    'Redis can be used again',
  ])
})

it('logs the end of an outage when all that failed work again', () => {
  const [mails, pictures] = openFor('mails', 'pictures')
  mails.failed(refused())
  pictures.failed(refused())
  mails.works()
  mails.works()
  expect(lines).toHaveLength(1)
  pictures.works()
  expect(logged().map(({ msg }) => msg)).toEqual([
    'Redis cannot be used: jobs wait',
    'Redis can be used again',
  ])
})

it('expects no end from a reporter that has not failed for a minute', () => {
  const [mails, pictures] = openFor('mails', 'pictures')
  pictures.failed(refused())
  vi.advanceTimersByTime(59_000)
  mails.works()
  expect(lines).toHaveLength(1)
  vi.advanceTimersByTime(1000)
  mails.works()
  expect(logged()[1]?.['msg']).toBe('Redis can be used again')
})

it('names the cause of an error without a message', () => {
  open().failed(Object.assign(new AggregateError([refused()]), { code: 'ECONNREFUSED' }))
  expect(logged()[0]?.['cause']).toBe('ECONNREFUSED')
})
