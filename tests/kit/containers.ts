import { GenericContainer, Wait } from 'testcontainers'
import { freePort } from '@deportivo/infra/embedded/server'

export interface Contained {
  address: string
  stop(): Promise<void>
}

const KAFKA_PORT = 9092

/** A real Kafka of one node in a container, for machines with Docker and without Java. */
export async function containKafka(): Promise<Contained> {
  // The broker advertises this address to clients, so the port of the host must be known before it starts.
  const port = await freePort()
  const container = await new GenericContainer('apache/kafka:4.2.1')
    .withExposedPorts({ container: KAFKA_PORT, host: port })
    .withEnvironment({
      KAFKA_NODE_ID: '1',
      KAFKA_PROCESS_ROLES: 'broker,controller',
      KAFKA_CONTROLLER_QUORUM_VOTERS: '1@localhost:9093',
      KAFKA_CONTROLLER_LISTENER_NAMES: 'CONTROLLER',
      KAFKA_LISTENERS: `PLAINTEXT://0.0.0.0:${KAFKA_PORT},CONTROLLER://localhost:9093`,
      KAFKA_ADVERTISED_LISTENERS: `PLAINTEXT://127.0.0.1:${port}`,
      KAFKA_LISTENER_SECURITY_PROTOCOL_MAP: 'PLAINTEXT:PLAINTEXT,CONTROLLER:PLAINTEXT',
      KAFKA_AUTO_CREATE_TOPICS_ENABLE: 'false',
      KAFKA_GROUP_INITIAL_REBALANCE_DELAY_MS: '0',
      KAFKA_OFFSETS_TOPIC_REPLICATION_FACTOR: '1',
    })
    .withWaitStrategy(Wait.forLogMessage(/Kafka Server started/))
    .start()
  return { address: `127.0.0.1:${port}`, stop: async () => void (await container.stop()) }
}

/** A real Redis in a container, for machines with Docker and without redis-server. */
export async function containRedis(): Promise<Contained> {
  const container = await new GenericContainer('redis:8')
    .withExposedPorts(6379)
    .withWaitStrategy(Wait.forLogMessage(/Ready to accept connections/))
    .start()
  const address = `redis://${container.getHost()}:${container.getMappedPort(6379)}`
  return { address, stop: async () => void (await container.stop()) }
}
