import { afterEach, expect, it, vi } from 'vitest'
import { refusedFile } from './file-check.ts'
import { fromHeic, isHeic, preparePhoto } from './prepare-photo.ts'

afterEach(() => vi.unstubAllGlobals())

const heic = () => new File(['ftypheic'], 'IMG_0042.HEIC', { type: 'image/heic', lastModified: 7 })

const canvas = () =>
  vi.spyOn(document, 'createElement').mockReturnValue({
    getContext: () => ({ drawImage: () => undefined }),
    toBlob: (done: BlobCallback) => done(new Blob(['jpeg'], { type: 'image/jpeg' })),
  } as unknown as HTMLElement)

const noBitmap = () => vi.stubGlobal('createImageBitmap', () => Promise.reject(new Error('no HEIC here')))

/** An image of a browser that decodes HEIC, or does not. */
const images = (decodes: boolean) =>
  vi.stubGlobal(
    'Image',
    class {
      src = ''
      naturalWidth = 4_032
      naturalHeight = 3_024
      decode = () => (decodes ? Promise.resolve() : Promise.reject(new Error('no HEIC here')))
    },
  )

it('a HEIC is sent as a JPEG where the browser reads it, as a bitmap or as an image', async () => {
  const bitmap = { width: 4_032, height: 3_024, close: vi.fn() }
  for (const reads of [
    () => vi.stubGlobal('createImageBitmap', () => Promise.resolve(bitmap)),
    () => [noBitmap(), images(true)],
  ]) {
    reads()
    const made = canvas()
    const sent = await preparePhoto(heic())
    expect([sent.name, sent.type, sent.lastModified, isHeic(sent)]).toEqual([
      'IMG_0042.jpg',
      'image/jpeg',
      7,
      false,
    ])
    made.mockRestore()
  }
  expect(bitmap.close).toHaveBeenCalledOnce()
})

it('a HEIC that the browser does not read is sent as it is, or refused with what to do', async () => {
  noBitmap()
  images(false)
  const file = heic()
  expect(await fromHeic(file)).toBe(file)
  expect(refusedFile(file)).toBeNull()
  expect(refusedFile(file, { kinds: ['jpg', 'png', 'webp'], max_bytes: 5_000_000 })).toEqual({
    key: 'upload.heic_unreadable',
  })
})

it('any other file is sent as it is', async () => {
  for (const file of [
    new File(['x'], 'pago.pdf', { type: 'application/pdf' }),
    new File(['x'], 'foto.jpg', { type: 'image/jpeg' }),
  ])
    expect([await preparePhoto(file), isHeic(file)]).toEqual([file, false])
})
