import { expect, test } from 'vitest'
import { Refused } from '../http/refused.ts'
import { checkFile } from './check-file.ts'
import { sniff } from './kinds.ts'

const HEADS = {
  jpg: Buffer.from('ffd8ffe000104a464946', 'hex'),
  png: Buffer.from('89504e470d0a1a0a0000000d', 'hex'),
  webp: Buffer.from('RIFF....WEBPVP8 ', 'latin1'),
  heic: Buffer.from('\0\0\0\x18ftypheic', 'latin1'),
  pdf: Buffer.from('%PDF-1.7\n', 'latin1'),
}
const HTML = Buffer.from('<!doctype html><script>alert(1)</script>')

const ALL = ['jpg', 'png', 'webp', 'heic', 'pdf'] as const

const file = (name: string, media_type: string, head: Buffer) => ({
  name,
  media_type,
  bytes: head.length,
  head: head.toString('base64'),
})

function keyOf(work: () => unknown): string | null {
  try {
    work()
    return null
  } catch (error) {
    return error instanceof Refused ? error.refusal.key : 'another error'
  }
}

test('a file is recognized by its first bytes', () => {
  for (const kind of ALL) expect(sniff(HEADS[kind])).toBe(kind)
  for (const head of [HTML, Buffer.from('MZ'), Buffer.from('GIF89a'), Buffer.alloc(0)])
    expect(sniff(head)).toBeNull()
})

test('a PDF may begin within its first 1,024 bytes, as its readers allow', () => {
  const after = (lead: Buffer) => Buffer.concat([lead, HEADS.pdf])
  for (const lead of [Buffer.from('\ufeff'), Buffer.from('\r\n\r\n'), Buffer.alloc(1_024, ' ')])
    expect(checkFile('file', file('guia.pdf', 'application/pdf', after(lead)), ALL)).toBe('pdf')
  expect(sniff(after(Buffer.alloc(1_025, ' ')))).toBeNull()
  for (const kind of ['jpg', 'png', 'webp', 'heic'] as const) expect(sniff(after(HEADS[kind]))).toBe(kind)
  const picture = file('foto.pdf', 'application/pdf', after(HEADS.png))
  expect(keyOf(() => checkFile('file', picture, ALL))).toBe('file.not_what_it_says')
})

test('content, extension and declared type must agree', () => {
  expect(checkFile('file', file('Soporte.JPEG', 'image/jpeg', HEADS.jpg), ALL)).toBe('jpg')
  expect(checkFile('file', file('guia.pdf', 'application/octet-stream', HEADS.pdf), ALL)).toBe('pdf')
  for (const wrong of [
    file('soporte.jpg', 'image/jpeg', HTML),
    file('soporte.html', 'image/jpeg', HEADS.jpg),
    file('soporte.jpg', 'text/html', HEADS.jpg),
    file('soporte.png', 'image/png', HEADS.jpg),
    file('soporte', 'image/jpeg', HEADS.jpg),
    file('soporte.jpg.svg', 'image/svg+xml', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')),
  ])
    expect(
      keyOf(() => checkFile('file', wrong, ALL)),
      wrong.name,
    ).toBe('file.not_what_it_says')
})

test('a field for pictures does not mention PDF', () => {
  const text = file('retrato.png', 'image/png', HTML)
  expect(keyOf(() => checkFile('photo', text, ['jpg', 'png', 'webp']))).toBe('file.not_a_picture')
})

test('an empty file and an unsupported kind are refused by name', () => {
  expect(keyOf(() => checkFile('file', file('a.jpg', 'image/jpeg', Buffer.alloc(0)), ALL))).toBe('file.empty')
  const pdf = file('a.pdf', 'application/pdf', HEADS.pdf)
  expect(keyOf(() => checkFile('file', pdf, ['jpg', 'png']))).toBe('file.kind_not_allowed')
})
