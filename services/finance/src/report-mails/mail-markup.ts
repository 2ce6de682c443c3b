import { directionOf } from '@deportivo/texts/languages'
import type { MailContent, MailTable, MailTotal } from './mail-content.ts'
import type { MailWords } from './mail-words.ts'

export interface MailLinks {
  report: string
  end: string
}

interface Written {
  title: string
  greeting: string
  content: MailContent
  links: MailLinks
  tools: MailWords
}

const SIGNS: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

const escaped = (value: string) => value.replaceAll(/[&<>"]/g, (sign) => SIGNS[sign] ?? sign)

// Mail programs drop style sheets: each element has its own.
const CELL = 'padding:6px 10px;border-bottom:1px solid #d9dee5'
const FIGURE = `${CELL};text-align:end;white-space:nowrap`
// As many figures as a report has stand beside each other.
const DENSE = 'padding:4px 6px;border-bottom:1px solid #d9dee5;font-size:12px'
const SOFT = 'color:#5a6472;font-size:13px'

function totalsHtml(totals: readonly MailTotal[], { t }: MailWords): string {
  const rows = totals.map(({ name, value, change, before }) => {
    const beside = [change, before === null ? null : t('reports.before', { value: before })]
    const compared = beside.filter((one) => one !== null).join(' ')
    return `<tr><td style="${CELL}">${escaped(name)}</td><td style="${FIGURE};font-weight:bold">${escaped(value)}</td><td style="${FIGURE};${SOFT}">${escaped(compared)}</td></tr>`
  })
  return `<table role="presentation" style="border-collapse:collapse;width:100%">${rows.join('')}</table>`
}

const rowHtml = ([name = '', ...figures]: readonly string[], weight: string) =>
  `<tr><th scope="row" style="${DENSE};text-align:start;font-weight:${weight}">${escaped(name)}</th>${figures
    .map(
      (figure) =>
        `<td style="${DENSE};text-align:end;white-space:nowrap;font-weight:${weight}">${escaped(figure)}</td>`,
    )
    .join('')}</tr>`

function tableHtml({ title, head, rows, total, omitted }: MailTable, { t }: MailWords): string {
  const [first = '', ...others] = head
  const heads = [
    `<th scope="col" style="${DENSE};text-align:start">${escaped(first)}</th>`,
    ...others.map((text) => `<th scope="col" style="${DENSE};text-align:end">${escaped(text)}</th>`),
  ]
  const body = [...rows.map((row) => rowHtml(row, 'normal')), rowHtml(total, 'bold')]
  const more =
    omitted === 0 ? '' : `<p style="${SOFT}">${escaped(t('report_mail.omitted', { count: omitted }))}</p>`
  return `<h2 style="font-size:16px;margin:24px 0 8px">${escaped(title)}</h2><div style="overflow-x:auto"><table style="border-collapse:collapse;width:100%"><thead><tr>${heads.join('')}</tr></thead><tbody>${body.join('')}</tbody></table></div>${more}`
}

const narrowing = ({ filters }: MailContent) => filters.map(([label, value]) => `${label}: ${value}`)

/** A mail with its layout, readable from either side. */
export function mailHtml({ title, greeting, content, links, tools }: Written): string {
  const { t, language } = tools
  const lines = [content.period, content.against, ...narrowing(content)].filter((one) => one !== null)
  const link = (url: string, text: string) => `<a href="${escaped(url)}">${escaped(text)}</a>`
  return [
    `<!doctype html><html lang="${language}" dir="${directionOf(language)}"><head><meta charset="utf-8"><title>${escaped(title)}</title></head>`,
    `<body style="margin:0;padding:16px;font-family:sans-serif;color:#1c2430"><div style="max-width:720px;margin:0 auto">`,
    `<p>${escaped(greeting)}</p><h1 style="font-size:20px;margin:0 0 4px">${escaped(title)}</h1>`,
    ...lines.map((line) => `<p style="${SOFT};margin:0">${escaped(line)}</p>`),
    `<div style="margin-top:16px">${totalsHtml(content.totals, tools)}</div>`,
    content.table ? tableHtml(content.table, tools) : '',
    `<p style="margin-top:24px">${link(links.report, t('report_mail.open'))}</p>`,
    `<p style="${SOFT}">${escaped(content.asOf)}</p>`,
    `<p style="${SOFT}">${escaped(t('report_mail.why'))} ${link(links.end, t('report_mail.end'))}</p>`,
    '</div></body></html>',
  ].join('')
}

const totalText = ({ name, value, change, before }: MailTotal, { t }: MailWords): string => {
  const beside = [change, before === null ? null : t('reports.before', { value: before })]
  const compared = beside.filter((one) => one !== null).join(', ')
  return compared === '' ? `${name}: ${value}` : `${name}: ${value} (${compared})`
}

function tableText({ title, head, rows, total, omitted }: MailTable, { t }: MailWords): string[] {
  const lines = [head, ...rows, total].map((cells) => cells.join(' | '))
  return ['', title, ...lines, ...(omitted === 0 ? [] : [t('report_mail.omitted', { count: omitted })])]
}

/** The same for mail programs that show plain text. */
export function mailText({ title, greeting, content, links, tools }: Written): string {
  const { t } = tools
  return [
    greeting,
    '',
    title,
    content.period,
    ...(content.against === null ? [] : [content.against]),
    ...narrowing(content),
    '',
    ...content.totals.map((total) => totalText(total, tools)),
    ...(content.table ? tableText(content.table, tools) : []),
    '',
    `${t('report_mail.open')}: ${links.report}`,
    content.asOf,
    '',
    `${t('report_mail.why')} ${t('report_mail.end')}: ${links.end}`,
    '',
  ].join('\n')
}
