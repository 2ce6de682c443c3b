import { buffer } from 'node:stream/consumers'
import { TABLE_TYPES } from '@deportivo/contracts/route'
import type { Actor } from '@deportivo/platform/http/guard/actor'
import type { Mail } from '@deportivo/platform/mail/outbox'
import { xlsxStream } from '@deportivo/platform/tables/write-xlsx'
import { contentOf, fileLines, type ReadMail } from './mail-content.ts'
import { mailHtml, mailText, type MailLinks } from './mail-markup.ts'
import { mailWords, type MailWords } from './mail-words.ts'
import type { ReportMailRow } from './tables.ts'

interface Composed extends ReadMail {
  mail: ReportMailRow
  reader: Actor
  today: string
  publicUrl: string
}

/** The report as the mail has it: of the same days, whenever it is opened. */
function linksOf({ report, data, mail, publicUrl }: Composed): MailLinks {
  const days = report.isOfNow
    ? []
    : [
        ['range', 'custom'],
        ['from', data.from],
        ['to', data.to],
      ]
  const search = new URLSearchParams([...days, ...new URLSearchParams(mail.query)]).toString()
  return {
    report: `${publicUrl}/${report.name}${search === '' ? '' : `?${search}`}`,
    end: `${publicUrl}/my-profile?end_mail=${mail.id}`,
  }
}

async function fileOf(composed: Composed, title: string, tools: MailWords): Promise<Buffer> {
  const rows = fileLines(composed, tools)
  async function* eachRow() {
    yield* rows
  }
  // Of a sheet's name, Excel takes 31 characters.
  return buffer(xlsxStream({ name: title.slice(0, 31), head: [title], rows: eachRow() }))
}

/** A mail with the figures of a report, in the language of its reader. */
export async function composeMail(composed: Composed): Promise<Mail> {
  const { report, data, mail, reader, today, publicUrl } = composed
  const tools = mailWords(reader.language, today)
  const { t, words } = tools
  const title = t(report.title)
  const content = contentOf(composed, tools)
  const written = {
    title,
    content,
    tools,
    links: linksOf(composed),
    greeting: t('report_mail.greeting', { name: reader.name }),
  }
  return {
    to: reader.email,
    subject: `${title} · ${report.isOfNow ? t('reports.now') : words.period(data)}`,
    text: mailText(written),
    html: mailHtml(written),
    attachments: [
      {
        filename: `${title} ${data.to}.xlsx`,
        content: await fileOf(composed, title, tools),
        contentType: TABLE_TYPES.xlsx,
      },
    ],
    // Of a subscription and its day: a mail that is sent again is the same one.
    messageId: `<report-mail-${mail.id}-${today}@${new URL(publicUrl).hostname}>`,
    endUrl: written.links.end,
  }
}
