import type { Routes } from '@deportivo/platform/service'
import { attachmentThumbnailRoute, downloadAttachmentRoute } from './send-attachment.ts'
import { uploadOrderFileRoute } from './upload-order-file.ts'

export const fileRoutes: readonly Routes[] = [
  uploadOrderFileRoute,
  downloadAttachmentRoute,
  attachmentThumbnailRoute,
]
