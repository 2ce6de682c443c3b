import { describeJobs } from '@deportivo/testkit/suites/jobs-contract'

describeJobs('PostgreSQL', () => ({}))
