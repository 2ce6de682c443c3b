import type { Consumer, Deps, Job, LoggedEvent } from './service.ts'
import type { JobProgram } from './jobs/job-process.ts'
import { startJobs } from './jobs/start.ts'
import { runConsumers } from './events/consumers/consume.ts'
import { createReadiness, readLag, startMeasuring, type Warnings } from './events/consumers/lag.ts'
import type { Loop } from './events/log/loop.ts'
import { startRetries } from './events/consumers/retry.ts'
import { startRelay, type RelayOptions } from './events/outbox/sequence.ts'
import type { Source } from './events/log/source.ts'
import { readHeads } from './events/log/read-log.ts'
import { createLogSource, TAIL } from './events/log/source-log.ts'
import { readingToday, type EventHistory } from './events/outbox/upcasting.ts'

export interface RunningEvents {
  /** Lets the running batches end. */
  stop(): Promise<void>
  /**
   * Whether the outbox is empty and every consumer of this process has read the whole log. Asked for it, a consumer
   * moves at once past events that it does not handle.
   */
  caughtUp(): Promise<boolean>
  /** Whether all events from before the start have been read; from then on true, also under load. */
  isReady(): Promise<boolean>
  /** What is not as it should be and yet stops nothing, as last measured. */
  warnings(): Warnings
  /** Events that each consumer of this process still has to read. */
  lag(): Promise<Record<string, number>>
}

export interface EventsOptions {
  consumers: readonly Consumer[]
  jobs: readonly Job[]
  /** Carries out the heavy ones of them in a process of its own; by default this process does. */
  jobProgram?: JobProgram | null
  /** The versions of each event family; by default those of the product. */
  history?: EventHistory
}

/** Starts everything that moves events: relay, publisher if Kafka is configured, consumers, jobs. */
export async function startEvents(deps: Deps, options: EventsOptions): Promise<RunningEvents> {
  const working = await startJobs(deps, options.jobs, options.jobProgram ?? null)
  const all = [...options.consumers, ...working.consumers].map((one) => readingToday(one, options.history))
  const names = all.map((consumer) => consumer.name)
  refuseNamesakes(names)
  const { source, relaying, loops: transportLoops } = await chooseTransport(deps)
  const relay = startRelay(deps, relaying)
  const running = await runConsumers(deps, all, source)
  const measuring = startMeasuring(deps, names)
  const loops = [running, startRetries(deps, all), measuring, relay, ...transportLoops]
  let stopping: Promise<void> | undefined
  const stop = async () => {
    await Promise.all(loops.map((loop) => loop.stop()))
    await working.stop()
  }
  return {
    stop: () => (stopping ??= stop()),
    async caughtUp() {
      const { outbox, consumers: behind } = await readLag(deps.db, names)
      const isCaughtUp = outbox === 0 && Object.values(behind).every((count) => count === 0)
      if (!isCaughtUp) running.skipNow()
      return isCaughtUp
    },
    isReady: createReadiness(deps.db, names, await readHeads(deps.db)),
    warnings: () => measuring.warnings(),
    lag: async () => (await readLag(deps.db, names)).consumers,
  }
}

/** Two consumers on one cursor would each get a part of the events. */
function refuseNamesakes(names: readonly string[]): void {
  const namesake = names.find((name, index) => names.indexOf(name) !== index)
  if (namesake !== undefined) throw new Error(`two consumers are named ${namesake}`)
}

interface Carrier {
  source: Source
  /** What the relay does with the events that it moved to the log. */
  relaying: RelayOptions
  loops: Loop[]
}

async function chooseTransport(deps: Deps): Promise<Carrier> {
  const { kafkaBrokers, databaseUrl } = deps.config
  if (!kafkaBrokers) {
    const { source, loop, take } = await createLogSource(deps)
    const onLogged = (events: LoggedEvent[]) => {
      take(events)
      deps.wake.notifyOthers('log')
    }
    return { source, relaying: { most: TAIL, onLogged }, loops: [loop] }
  }
  if (!databaseUrl) throw new Error('the publisher needs a database')
  // Loaded where it is used: without Kafka, a start would wait for its client.
  const { createKafkaSource } = await import('./events/kafka/source-kafka.ts')
  const { startPublisher } = await import('./events/kafka/publish.ts')
  const { checkTopic, createKafka, createKafkaOutage } = await import('./events/kafka/kafka.ts')
  await checkTopic(createKafka(kafkaBrokers, deps.log))
  const outage = createKafkaOutage(deps.log, kafkaBrokers)
  const { source, loop } = await createKafkaSource(deps, kafkaBrokers, outage)
  // Kafka brings them.
  const relaying = { most: 0, onLogged: () => deps.wake.notify('log') }
  return { source, relaying, loops: [loop, startPublisher(deps, kafkaBrokers, databaseUrl, outage)] }
}
