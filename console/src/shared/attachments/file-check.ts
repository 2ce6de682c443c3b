import { uploadOrderFile } from '@deportivo/contracts/files'
import type { FileKind } from '@deportivo/contracts/route'
import type { TextKey, TextValues } from '../texts.tsx'

const RULES = uploadOrderFile.files?.[0] ?? { kinds: [], max_bytes: 0 }

const EXTENSIONS: Record<FileKind, readonly string[]> = {
  jpg: ['jpg', 'jpeg'],
  png: ['png'],
  webp: ['webp'],
  heic: ['heic', 'heif'],
  pdf: ['pdf'],
}

const ALLOWED = RULES.kinds.flatMap((kind) => EXTENSIONS[kind])
const KIND_NAMES = RULES.kinds.map((kind) => kind.toUpperCase()).join(', ')

/** What a file dialog offers. `image/*` lets a phone offer its camera and its pictures first. */
export const ACCEPT = ['image/*', ...ALLOWED.map((extension) => `.${extension}`)].join(',')

export interface FileRefusal {
  key: TextKey
  values?: TextValues
}

const MEGABYTE = 1_000_000

/** `840 KB`, `2,4 MB` */
export function formatBytes(bytes: number): string {
  if (bytes < MEGABYTE) return `${Math.max(1, Math.round(bytes / 1_000))} KB`
  return `${(bytes / MEGABYTE).toFixed(1).replace('.', ',')} MB`
}

const extensionOf = (name: string) => /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? ''

/** Why the server would refuse this file, before a byte is sent; null when it looks fine. */
export function refusedFile({ name, size }: Pick<File, 'name' | 'size'>): FileRefusal | null {
  if (size === 0) return { key: 'file.empty' }
  if (!ALLOWED.includes(extensionOf(name)))
    return { key: 'file.kind_not_allowed', values: { kinds: KIND_NAMES } }
  if (size > RULES.max_bytes)
    return {
      key: 'upload.too_large',
      values: { size: formatBytes(size), limit: formatBytes(RULES.max_bytes) },
    }
  return null
}
