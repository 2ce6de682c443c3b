import { startMailServer } from '@deportivo/testkit/mail-server'
import { expect, test } from 'vitest'
import { readConfig, SettingError } from '../config/config.ts'
import { isRefusedForGood, sendMail } from './send-mail.ts'

const mail = { to: 'marta@tienda.co', subject: 'Recupere su contraseña', text: 'Hola, Marta:\n' }
const clock = { now: () => new Date() }

test('mail goes out through the server of the settings', async () => {
  const server = await startMailServer()
  const config = readConfig({ SMTP_URL: server.url, MAIL_FROM: 'Tienda <tienda@tienda.co>' })
  await sendMail({ config, clock }, mail)
  await server.close()
  expect(server.lines).toEqual(
    expect.arrayContaining([
      'MAIL FROM:<tienda@tienda.co>',
      'RCPT TO:<marta@tienda.co>',
      'To: marta@tienda.co',
    ]),
  )
})

test('a server that is down is an error, so that the job is retried', async () => {
  const server = await startMailServer()
  await server.close()
  const config = readConfig({ SMTP_URL: server.url })
  const failure: unknown = await sendMail({ config, clock }, mail).catch((error: unknown) => error)
  expect(failure).toBeInstanceOf(Error)
  expect(isRefusedForGood(failure)).toBe(false)
})

test('a receiver whom the server does not know is refused for good', async () => {
  const server = await startMailServer()
  server.mode = 'refuse'
  const config = readConfig({ SMTP_URL: server.url })
  const failure: unknown = await sendMail({ config, clock }, mail).catch((error: unknown) => error)
  await server.close()
  expect(isRefusedForGood(failure)).toBe(true)
})

test('a mail has its layout, its files and the address where its receiver ends such mails', async () => {
  const server = await startMailServer()
  const config = readConfig({ SMTP_URL: server.url })
  const content = Buffer.from([0, 1, 2, 250])
  await sendMail(
    { config, clock },
    {
      ...mail,
      html: '<p>Contraseña</p>',
      attachments: [{ filename: 'cifras.xlsx', content, contentType: 'application/octet-stream' }],
      messageId: '<one@shop>',
      endUrl: 'https://tienda.co/end',
    },
  )
  await server.close()
  const [received] = server.mails
  expect(received).toMatchObject({
    to: mail.to,
    text: mail.text,
    html: '<p>Contraseña</p>',
  })
  expect(received?.headers).toMatchObject({
    subject: mail.subject,
    'message-id': '<one@shop>',
    'list-unsubscribe': '<https://tienda.co/end>',
  })
  expect(received?.files).toEqual([{ name: 'cifras.xlsx', content }])
})

test('a mail server with an invalid address is refused at the start', () => {
  expect(() => readConfig({ SMTP_URL: 'mail.tienda.co' })).toThrow(SettingError)
})
