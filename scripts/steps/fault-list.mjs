const db = (file) => ({ project: 'db', file })
const kafka = (file) => ({ project: 'kafka', file })

/** What the product survives, with the test that shows it; `long` is the wanted length of `--long`. */
export const FAULTS = [
  {
    id: 'R1',
    holds: 'kill -9 at random points of writer, relay and consumer: no event lost, doubled or reordered',
    long: '1,000 kills',
    ...db('tests/faults/killed-bus.extended.db.test.ts'),
  },
  {
    id: 'R2',
    holds: '64 buyers of one unit: none oversold, ledger equals level',
    long: '1,000 rounds',
    ...db('tests/faults/last-unit.extended.db.test.ts'),
  },
  {
    id: 'R2a',
    holds:
      'four users sell, send, return, move, transfer, count and import the same pairs at random: all books add up',
    long: '10,000 acts',
    ...db('tests/faults/random-stock/random-stock.extended.db.test.ts'),
  },
  {
    id: 'R3',
    holds:
      'Kafka refused, then frozen: every change succeeds, p99 ≤ +10 %; board ≤ 5 s and reports ≤ 10 s behind after it',
    long: '10 min at 50/s',
    ...kafka('tests/faults/kafka-away.extended.kafka.test.ts'),
  },
  {
    id: 'R6',
    holds:
      'each service and PostgreSQL restarted under load: no failure after retries, no double; drains in ≤ 10 s',
    long: '50 ×',
    ...kafka('tests/faults/restarts.extended.kafka.test.ts'),
  },
  {
    id: 'R7',
    holds: 'kill -9 of PostgreSQL: no acknowledged write lost',
    long: '100 kills',
    ...db('tests/faults/killed-database.extended.db.test.ts'),
  },
  {
    id: 'R8',
    holds:
      '100 boards, connections broken, 5 % of the messages of every third lost, gateways killed: no wrong card',
    long: '30 min',
    ...db('tests/faults/board.extended.db.test.ts'),
  },
  {
    id: 'R10',
    holds: 'rebuilt read models equal the live ones',
    long: '1,000,000 events',
    ...db('services/projector/src/rebuild/rebuild.extended.db.test.ts'),
  },
  {
    id: 'R12',
    holds: 'kill -9 of everything: `npm start` is healthy in ≤ 15 s, no acknowledged order lost',
    long: '100 kills',
    ...db('tests/start/kill-everything.extended.db.test.ts'),
  },
  {
    id: 'R12a',
    holds:
      'kill -9 of everything while four clients exchange sizes: no exchange half done or done twice, no acknowledged step lost',
    long: '50 kills',
    ...db('tests/faults/killed-exchange/killed-process.extended.db.test.ts'),
  },
  {
    id: 'R13',
    holds:
      'random steps of five users: none illegal accepted, none legal refused; stock and money hold after each',
    long: '10,000 steps',
    ...db('tests/faults/random-steps/random-steps.extended.db.test.ts'),
  },
  {
    id: 'R13a',
    holds:
      'random steps, payments (cash and vouchers), requests of several lines and undone steps of return cases: none illegal accepted, none legal refused, all books add up',
    long: '5,000 steps',
    ...db('tests/faults/random-returns/random-returns.extended.db.test.ts'),
  },
  {
    id: 'R13b',
    holds:
      'four users sell, pay, return, exchange, refund, undo and cancel at random on one shop: stock, quarantine, cases, money and reports are proved after each round',
    long: '10,000 rounds',
    ...db('tests/faults/random-money/random-money.extended.db.test.ts'),
  },
  {
    id: 'R15',
    holds: 'near-miss calls of every route: no 5xx, the field named, no row changed',
    long: '1,000 per route',
    ...db('tests/faults/near-miss.extended.db.test.ts'),
  },
  {
    id: 'R17',
    holds: 'a steady load of 20/s: memory grows < 1 MB/h, outbox empty at the end',
    long: '8 h',
    ...db('tests/faults/soak.extended.db.test.ts'),
  },
  {
    id: 'R18',
    holds:
      'with a heap of 512 MB and a disk of 1 GB one person sends hostile files and asks for files of everything: five others work on, nothing ends',
    long: '10 min',
    ...db('tests/faults/one-person/one-person.extended.db.test.ts'),
  },
  {
    id: 'R19',
    holds: 'PostgreSQL frozen: every call is refused in words within 5 s, a slow statement is not',
    long: '120 calls at once',
    ...db('tests/faults/frozen-database.extended.db.test.ts'),
  },
]
