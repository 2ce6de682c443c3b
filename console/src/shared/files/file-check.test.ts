import { expect, it } from 'vitest'
import { refusedFile } from './file-check.ts'

const file = (name: string, size = 1_000) => refusedFile({ name, size })?.key ?? null

it('photos and documents that the server takes are let through, whatever the case of their names', () => {
  for (const name of ['guia.jpg', 'GUIA.JPEG', 'pago.png', 'pago.webp', 'IMG_1.HEIC', 'recibo.pdf'])
    expect(file(name), name).toBeNull()
})

it('what the server would refuse is refused before a byte is sent', () => {
  expect(file('pago.exe')).toBe('file.kind_not_allowed')
  expect(file('pago')).toBe('file.kind_not_allowed')
  expect(file('pago.pdf', 0)).toBe('file.empty')
  expect(file('pago.pdf', 15_000_001)).toBe('upload.too_large')
  expect(file('pago.pdf', 15_000_000)).toBeNull()
})
