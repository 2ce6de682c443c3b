import { startTestApp, type TestApp } from '@deportivo/testkit/app'
import { afterAll, beforeAll } from 'vitest'
import { checkReplies } from './replies.ts'
import { openCompany, type Company } from './company.ts'
import { listenToOthers } from './messages.ts'
import { reachForOthers } from './reaches.ts'

let app: TestApp
let company: Company
beforeAll(async () => {
  app = await startTestApp({ isListening: true })
  company = await openCompany(app)
})
afterAll(() => app.stop())

const open = { app: () => app, company: () => company }

checkReplies(open)
reachForOthers(open)
listenToOthers(open)
