import { describeEvents } from '@deportivo/testkit/events-contract'

describeEvents('the log in PostgreSQL', () => ({}))
