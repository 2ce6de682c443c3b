import type { Config } from '../config/config.ts'
import type { Deps } from '../service.ts'
import { putInOutbox, type Mail } from './outbox.ts'

// Longer than any mail server takes to respond, shorter than a job may run.
const TIMEOUT_MS = 20_000

/**
 * Sends by SMTP if configured, else puts the mail into the outbox of the data folder. Throws when a later retry
 * can succeed.
 */
export async function sendMail({ config, clock }: Pick<Deps, 'config' | 'clock'>, mail: Mail): Promise<void> {
  if (config.smtpUrl) await bySmtp(config.smtpUrl, config, mail)
  else await putInOutbox(config, { ...mail, at: clock.now() })
}

async function bySmtp(url: string, { mailFrom }: Pick<Config, 'mailFrom'>, mail: Mail): Promise<void> {
  // Loaded with the first mail: a start would wait for it.
  const { createTransport } = await import('nodemailer')
  const transport = createTransport({
    url,
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
  })
  try {
    await transport.sendMail(envelopeOf(mailFrom, mail))
  } finally {
    transport.close()
  }
}

const envelopeOf = (from: string, { endUrl, attachments = [], ...mail }: Mail) => ({
  from,
  ...mail,
  attachments: [...attachments],
  ...(endUrl === undefined ? {} : { list: { unsubscribe: { url: endUrl, comment: '' } } }),
})

/** Whether a mail server refused a mail for good: its receiver is unknown there. A later retry cannot succeed. */
export const isRefusedForGood = (error: unknown): boolean =>
  error instanceof Error &&
  'code' in error &&
  error.code === 'EENVELOPE' &&
  'responseCode' in error &&
  Number(error.responseCode) >= 500
