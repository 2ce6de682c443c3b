import { startTestApp } from '@deportivo/testkit/app'
import { describeOneOrder } from './one-order.ts'

describeOneOrder(startTestApp)
