import type { FileKind } from '@deportivo/contracts/route'

interface Naming {
  extensions: readonly string[]
  /** The accepted declared types; files are served with the first. */
  mediaTypes: readonly [string, ...string[]]
}

export const NAMING: Record<FileKind, Naming> = {
  jpg: { extensions: ['jpg', 'jpeg'], mediaTypes: ['image/jpeg', 'image/jpg', 'image/pjpeg'] },
  png: { extensions: ['png'], mediaTypes: ['image/png', 'image/x-png'] },
  webp: { extensions: ['webp'], mediaTypes: ['image/webp'] },
  heic: {
    extensions: ['heic', 'heif'],
    mediaTypes: ['image/heic', 'image/heif', 'image/heic-sequence', 'image/heif-sequence'],
  },
  pdf: { extensions: ['pdf'], mediaTypes: ['application/pdf', 'application/x-pdf'] },
}

/** The type of senders that do not know it: it claims nothing, so it contradicts nothing. */
const NO_CLAIM = 'application/octet-stream'

const HEIC_BRANDS = new Set(['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1'])

const PDF = '%PDF-'
const PDF_WITHIN = 1_024

/** How many first bytes are looked at: the latest signature, that of a PDF, may end there. */
export const HEAD_BYTES = PDF_WITHIN + PDF.length

const inLatin1 = (head: Buffer, from: number, to: number) => head.toString('latin1', from, to)
const has = (head: Buffer, at: number, bytes: string) => inLatin1(head, at, at + bytes.length) === bytes

const SIGNATURES: Record<FileKind, (head: Buffer) => boolean> = {
  jpg: (head) => has(head, 0, '\xff\xd8\xff'),
  png: (head) => has(head, 0, '\x89PNG\r\n\x1a\n'),
  webp: (head) => has(head, 0, 'RIFF') && has(head, 8, 'WEBP'),
  heic: (head) => has(head, 4, 'ftyp') && HEIC_BRANDS.has(head.toString('latin1', 8, 12)),
  // Servers and scanners write headers, blank lines or a mark of order before it; readers of PDF look this far.
  pdf: (head) => inLatin1(head, 0, HEAD_BYTES).includes(PDF),
}

const KINDS = Object.keys(SIGNATURES) as FileKind[]

/** What a file is, by its first bytes; null when it is an unsupported kind. A picture is none, whatever it has in it. */
export function sniff(head: Buffer): FileKind | null {
  return KINDS.find((kind) => SIGNATURES[kind](head)) ?? null
}

/** Whether name and declared type both agree with the content. */
export function agrees(kind: FileKind, { name, media_type }: { name: string; media_type: string }): boolean {
  const extension = /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? ''
  const declared = (media_type.split(';')[0] ?? '').trim().toLowerCase()
  const { extensions, mediaTypes } = NAMING[kind]
  return extensions.includes(extension) && (declared === NO_CLAIM || mediaTypes.includes(declared))
}
