import { ORDER_FILE } from '@deportivo/contracts/orders/files'
import type { FileField, FileKind } from '@deportivo/contracts/route'
import type { TextKey, TextValues } from '../language/texts.tsx'
import { formatBytes } from '../language/bytes.ts'
import { isHeic } from './prepare-photo.ts'
import { currentPreferences } from '../preferences/preferences.ts'

/** What a file field takes. */
export type FileRules = Pick<FileField, 'kinds' | 'max_bytes'>

const OF_ORDERS: FileRules = ORDER_FILE

const EXTENSIONS: Record<FileKind, readonly string[]> = {
  jpg: ['jpg', 'jpeg'],
  png: ['png'],
  webp: ['webp'],
  heic: ['heic', 'heif'],
  pdf: ['pdf'],
}

const kindNames = ({ kinds }: FileRules) => kinds.map((kind) => kind.toUpperCase()).join(', ')
const extensions = ({ kinds }: FileRules) => kinds.flatMap((kind) => EXTENSIONS[kind])

/** What a file dialog offers. `image/*` lets a phone offer its camera and its pictures first. */
export const ACCEPT = ['image/*', ...extensions(OF_ORDERS).map((extension) => `.${extension}`)].join(',')

export interface FileRefusal {
  key: TextKey
  values?: TextValues
}

const extensionOf = (name: string) => /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? ''

/** A HEIC that is here could not be made a JPEG. */
const refusedKind = (name: string, rules: FileRules): FileRefusal =>
  isHeic({ name, type: '' })
    ? { key: 'upload.heic_unreadable' }
    : { key: 'file.kind_not_allowed', values: { kinds: kindNames(rules) } }

/** Why the server would refuse this file, before a byte is sent; null when it looks fine. */
export function refusedFile(
  { name, size }: Pick<File, 'name' | 'size'>,
  rules: FileRules = OF_ORDERS,
): FileRefusal | null {
  if (size === 0) return { key: 'file.empty' }
  if (!extensions(rules).includes(extensionOf(name))) return refusedKind(name, rules)
  const { language } = currentPreferences()
  if (size > rules.max_bytes)
    return {
      key: 'upload.too_large',
      values: { size: formatBytes(size, language), limit: formatBytes(rules.max_bytes, language) },
    }
  return null
}
