import { createServer, type AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { readConfig, SettingError } from '../config/config.ts'
import { sendMail } from './send-mail.ts'

/** The part of a mail server that one mail needs; returns what it received. */
async function mailServer() {
  const lines: string[] = []
  let isMail = false
  const replyTo = (line: string): string => {
    lines.push(line)
    if (line === '.') isMail = false
    if (isMail) return ''
    if (line.startsWith('EHLO')) return '250 shop'
    if (line !== 'DATA') return line === 'QUIT' ? '221 bye' : '250 ok'
    isMail = true
    return '354 go on'
  }
  const server = createServer((socket) => {
    socket.write('220 shop\r\n')
    socket.on('data', (chunk) => {
      for (const line of chunk.toString().split('\r\n').filter(Boolean)) {
        const reply = replyTo(line)
        if (reply) socket.write(`${reply}\r\n`)
      }
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return { url: `smtp://127.0.0.1:${port}`, lines, close: () => server.close() }
}

const mail = { to: 'marta@tienda.co', subject: 'Recupere su contraseña', text: 'Hola, Marta:\n' }
const clock = { now: () => new Date() }

test('mail goes out through the server of the settings', async () => {
  const server = await mailServer()
  const config = readConfig({ SMTP_URL: server.url, MAIL_FROM: 'Tienda <tienda@tienda.co>' })
  await sendMail({ config, clock }, mail)
  server.close()
  expect(server.lines).toEqual(
    expect.arrayContaining([
      'MAIL FROM:<tienda@tienda.co>',
      'RCPT TO:<marta@tienda.co>',
      'To: marta@tienda.co',
    ]),
  )
})

test('a server that is down is an error, so that the job is retried', async () => {
  const server = await mailServer()
  server.close()
  const config = readConfig({ SMTP_URL: server.url })
  await expect(sendMail({ config, clock }, mail)).rejects.toThrow()
})

test('a mail server with an invalid address is refused at the start', () => {
  expect(() => readConfig({ SMTP_URL: 'mail.tienda.co' })).toThrow(SettingError)
})
