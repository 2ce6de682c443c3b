// Called by scripts/bench.mjs: node shared-page.js --shared-page <folder of the built programs>. What a client with a cheap
// phone and a slow network notices of a shared catalogue.
import { createShareLink } from '@deportivo/contracts/catalogue/share-links'
import { fillShop } from '../data/fill-shop.ts'
import { measureInBrowser } from '../parts/in-browser.ts'
import { signIn } from '../parts/sign-in.ts'
import { visitLines } from '../report/shared-page.ts'
import { NETWORK, SLOWDOWN, visitOnCheapPhone, type Visit } from './cheap-phone.ts'

const TIMES = 5
const PORT = 8174

async function share(port: number): Promise<string> {
  const headers = await signIn(port, ['two'])
  const reply = await fetch(`http://127.0.0.1:${port}/api/v1${createShareLink.path}`, {
    method: 'POST',
    headers: { ...headers('two'), 'content-type': 'application/json' },
    body: JSON.stringify({ filter: '', code: 'four' }),
  })
  const { data, message } = (await reply.json()) as { data?: { url: string }; message?: string }
  if (!data) throw new Error(`no link was made: ${message}`)
  return `http://127.0.0.1:${port}${new URL(data.url).pathname}`
}

await measureInBrowser({ name: 'shared-page', port: PORT, fill: fillShop }, async (browser) => {
  const url = await share(PORT)
  const visits: Visit[] = []
  for (let time = 0; time < TIMES; time++) visits.push(await visitOnCheapPhone(browser, url))
  const { latency, downloadThroughput } = NETWORK
  const about = [
    '# Shared catalogue on a cheap phone',
    '',
    `Made by \`npm run bench -- --shared-page\`: Chromium as a phone of 390 × 844 with a processor slowed down ${SLOWDOWN} ×, ${latency} ms to the server and ${(downloadThroughput * 8) / 1_000_000} Mbit/s from it. A visitor who was never here opens a link to 10,000 products, of which a page shows 15, without photographs of their own, and scrolls down. ${TIMES} visits, of which the median of each figure counts.`,
  ]
  return { path: 'docs/shared-page.md', about, lines: visitLines(visits) }
})
