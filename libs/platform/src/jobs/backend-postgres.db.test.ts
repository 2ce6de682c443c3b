import { describeJobs } from '@deportivo/testkit/jobs-contract'

describeJobs('PostgreSQL', () => ({}))
