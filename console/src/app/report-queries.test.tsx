import { ALL_REPORTS } from '@deportivo/contracts/reports/all-reports'
import { REPORT_PAGES } from '@deportivo/contracts/reports/report-pages'
import { POLICY } from '@deportivo/lifecycle/policy'
import { cleanup, waitFor } from '@testing-library/react'
import { createElement } from 'react'
import { Value } from 'typebox/value'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { RANGES } from '../shared/report/range.ts'
import { beginSession, endSession } from '../shared/session/session-end.ts'
import { showTo } from '../shared/testing/show.tsx'
import { startReplies } from '../shared/testing/start-replies.ts'
import { PAGES } from './pages.ts'

let server: Awaited<ReturnType<typeof startReplies>>
beforeEach(async () => {
  server = await startReplies(() => ({ status: 403, body: { code: 403, message: 'No' } }))
  beginSession('a')
})
afterEach(async () => {
  cleanup()
  endSession('signed_out')
  await server.stop()
})

const API = '/api/v1'

/** The calls of reports that their own contracts refuse, and how many there were at all. */
function reportCalls() {
  const calls = server.asked.flatMap(({ url }) => {
    const [path, search] = url.split('?')
    const report = ALL_REPORTS.find(({ contract }) => `${API}${contract.path}` === path)
    if (!report) return []
    const query = Value.Convert(report.contract.query, Object.fromEntries(new URLSearchParams(search)))
    return [{ url, isRefused: !Value.Check(report.contract.query, query) }]
  })
  return { count: calls.length, refused: calls.filter(({ isRefused }) => isRefused).map(({ url }) => url) }
}

test.each(REPORT_PAGES.map(({ name }) => name))(
  'no range of %s asks for what a report refuses',
  async (name) => {
    const Page = await PAGES[`/${name}`]?.()
    if (!Page) throw new Error(`no page has the address /${name}`)
    for (const range of RANGES) {
      const before = reportCalls().count
      showTo(POLICY.one, createElement(Page), `/${name}?range=${range}`)
      await waitFor(() => expect(reportCalls().count).toBeGreaterThan(before))
      cleanup()
    }
    expect(reportCalls().refused).toEqual([])
  },
)
