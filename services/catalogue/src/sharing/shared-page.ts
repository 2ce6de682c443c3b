import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createAddressLimit } from '@deportivo/platform/http/guard/call-limit'
import { messageOf } from '@deportivo/platform/http/message'
import { Refused } from '@deportivo/platform/http/refused'
import { sendNoRoute } from '@deportivo/platform/http/problems'
import type { Deps, Routes } from '@deportivo/platform/service'
import { readTotals } from '../products/search-rows.ts'
import { openShareLink } from './open-share-link.ts'
import { sharedSearch, type SharedSearch } from './shared-search.ts'
import { addressOfLink } from './tokens.ts'

const escaped = (words: string) => words.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)

const titleOf = ({ settings }: Deps): string => {
  const company = settings.current().company_name
  return messageOf(
    company ? { key: 'public_page.title_of', values: { company } } : { key: 'public_page.title' },
  ).message
}

interface Preview {
  deps: Deps
  searchOf: SharedSearch
}

/** What messengers show beside the link: they run no script. */
async function previewOf({ deps, searchOf }: Preview, token: string): Promise<Record<string, string>> {
  const link = await openShareLink(deps, token)
  const { value } = await readTotals(deps.db, await searchOf(link, { page: 1 }))
  const company = deps.settings.current().company_name
  const picture = `${deps.config.publicUrl}/api/v1/products-link-share/picture?link-share=${encodeURIComponent(token)}`
  return {
    'og:type': 'website',
    ...(company ? { 'og:site_name': company } : {}),
    'og:title': titleOf(deps),
    'og:description': messageOf({ key: 'public_page.products', values: { total: value.total } }).message,
    'og:url': addressOfLink(deps.config, token),
    ...(value.total > 0
      ? {
          'og:image': picture,
          'og:image:type': 'image/jpeg',
          'og:image:width': '1200',
          'og:image:height': '630',
        }
      : {}),
    'og:locale': 'es_CO',
  }
}

function withHead(page: string, title: string, preview: Record<string, string>): string {
  const tags = Object.entries(preview).map(
    ([property, content]) => `<meta property="${property}" content="${escaped(content)}" />`,
  )
  return page
    .replace(/<title>[^<]*<\/title>/, () => `<title>${escaped(title)}</title>`)
    .replace('</head>', () => `${tags.join('')}</head>`)
}

const ENDED: Partial<Record<Refused['refusal']['kind'], number>> = { gone: 410, not_found: 404 }

/** The page of a link, also of one that ended: the page itself shows it. */
async function pageOf(
  preview: Preview,
  page: string,
  token: string,
): Promise<{ status: number; html: string }> {
  const title = titleOf(preview.deps)
  try {
    return { status: 200, html: withHead(page, title, await previewOf(preview, token)) }
  } catch (error) {
    const status = error instanceof Refused ? ENDED[error.refusal.kind] : undefined
    if (status === undefined) throw error
    return { status, html: withHead(page, title, {}) }
  }
}

/** No call: the page that a link opens, with what messengers read of it. */
export const sharedPageRoute: Routes = (app, deps) => {
  const limit = createAddressLimit(deps.config.callsPerSecond, deps.clock)
  const preview = { deps, searchOf: sharedSearch(deps) }
  const file = join(deps.config.rootDir, 'console', 'dist', 'public', 'catalogue.html')
  app.get<{ Params: { token: string } }>('/public/products/:token', async (request, reply) => {
    limit(request.ip)
    // Without a built console, as in most tests, there is no page.
    const page = await readFile(file, 'utf8').catch(() => null)
    if (page === null) return sendNoRoute(request, reply)
    const { status, html } = await pageOf(preview, page, request.params.token)
    return reply
      .code(status)
      .header('cache-control', 'no-cache')
      .header('x-robots-tag', 'noindex, nofollow')
      .type('text/html; charset=utf-8')
      .send(html)
  })
}
