import { describeEvents } from '@deportivo/testkit/suites/events-contract'
import { inject } from 'vitest'

describeEvents('Kafka', () => ({ KAFKA_BROKERS: inject('kafkaBrokers') }))
