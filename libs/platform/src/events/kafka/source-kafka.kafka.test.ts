import { describeEvents } from '@deportivo/testkit/suites/events-contract'
import { kafkaBrokers } from '@deportivo/testkit/shared-servers'

describeEvents('Kafka', () => ({ KAFKA_BROKERS: kafkaBrokers() }))
