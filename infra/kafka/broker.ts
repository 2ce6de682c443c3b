import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { freePort } from '../embedded/server.ts'
import { startDaemon, type Daemon } from '../processes/daemon.ts'
import { java, javaOptions } from '../processes/java.ts'

export interface KafkaOptions {
  /** Its data folder; a restarted broker continues with it. */
  readonly dir: string
  readonly log: (line: string) => void
  readonly port?: number
  /** Besides those that every broker here has. */
  readonly settings?: Readonly<Record<string, string>>
}

export interface Kafka extends Daemon {
  readonly brokers: string
}

/** A real broker of one node from Kafka's own jars, which `scripts/fetch-jars.mjs` downloads. Needs Java 17. */
export async function startKafka({ dir, log, port, settings: given = {} }: KafkaOptions): Promise<Kafka> {
  const data = resolve(dir)
  const clientPort = port ?? (await freePort())
  await mkdir(data, { recursive: true })
  const settings = join(data, 'server.properties')
  await writeFile(settings, serverProperties(data, clientPort, await freePort(), given))
  if (!existsSync(join(data, 'log', 'meta.properties'))) await format(settings)
  const daemon = await startDaemon({
    program: java(),
    args: [...javaOptions('kafka'), '-Xms128m', '-Xmx384m', 'kafka.Kafka', settings],
    ready: /Kafka Server started/,
    log,
  })
  return { brokers: `127.0.0.1:${clientPort}`, ...daemon }
}

function serverProperties(
  data: string,
  port: number,
  controllerPort: number,
  given: KafkaOptions['settings'],
): string {
  const settings: Record<string, string | number | boolean> = {
    'process.roles': 'broker,controller',
    'node.id': 1,
    'controller.quorum.voters': `1@127.0.0.1:${controllerPort}`,
    listeners: `PLAINTEXT://127.0.0.1:${port},CONTROLLER://127.0.0.1:${controllerPort}`,
    'controller.listener.names': 'CONTROLLER',
    'log.dirs': join(data, 'log'),
    // Topics have lanes: only their publisher can create them with the right number.
    'auto.create.topics.enable': false,
    'group.initial.rebalance.delay.ms': 0,
    // A killed broker may rejoin only when its previous session has expired: 9 s by default.
    'broker.session.timeout.ms': 2000,
    'broker.heartbeat.interval.ms': 400,
    'offsets.topic.replication.factor': 1,
    'offsets.topic.num.partitions': 1,
    'transaction.state.log.replication.factor': 1,
    'transaction.state.log.min.isr': 1,
    'transaction.state.log.num.partitions': 1,
    'share.coordinator.state.topic.replication.factor': 1,
    'share.coordinator.state.topic.min.isr': 1,
    // The default, 128 MB, would be a third of the heap.
    'log.cleaner.dedupe.buffer.size': 8_388_608,
    ...given,
  }
  return Object.entries(settings)
    .map(([key, value]) => `${key}=${value}\n`)
    .join('')
}

async function format(settings: string): Promise<void> {
  const clusterId = randomBytes(16).toString('base64url')
  await promisify(execFile)(java(), [
    ...javaOptions('kafka'),
    'kafka.tools.StorageTool',
    // One argument: a random id may begin with '-', which alone would be read as an option.
    'format',
    `--cluster-id=${clusterId}`,
    '--config',
    settings,
  ])
}
