import { describeEvents } from '@deportivo/testkit/events-contract'
import { inject } from 'vitest'

describeEvents('Kafka', () => ({ KAFKA_BROKERS: inject('kafkaBrokers') }))
