import { describeEvents } from '@deportivo/testkit/suites/events-contract'

describeEvents('the log in PostgreSQL', () => ({}))
