import { attachmentThumbnail, downloadAttachment } from '@deportivo/contracts/orders/files'
import { setSandboxHeaders } from '@deportivo/platform/http/server/set-sandbox-headers'
import { notFound } from '@deportivo/platform/http/refused'
import { raw } from '@deportivo/platform/http/serve/serve'
import type { Routes } from '@deportivo/platform/service'
import { openAttachment } from './open-attachment.ts'

/** The name twice: without accents for old clients, exact for the others. */
function asDownload(name: string): string {
  const plain = name.replaceAll(/[^\w. -]/g, '_')
  const encoded = encodeURIComponent(name).replaceAll(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16)}`,
  )
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`
}

/** The original is sent as a download only, never shown by the browser under our origin. */
export const downloadAttachmentRoute: Routes = (app, deps) =>
  raw(app, deps, downloadAttachment, async ({ params, query, actor, reply }) => {
    const attachment = await openAttachment(deps, { id: params.id, actor, link: query })
    const content = await deps.files.stream(attachment.path)
    return setSandboxHeaders(reply)
      .header('content-disposition', asDownload(attachment.name))
      .header('content-length', attachment.bytes)
      .header('cache-control', 'private, no-store')
      .type(attachment.media_type)
      .send(content)
  })

/** Pictures that we encoded ourselves, small enough for a list (or large enough to read a receipt). */
export const attachmentThumbnailRoute: Routes = (app, deps) =>
  raw(app, deps, attachmentThumbnail, async ({ params, query, actor, reply }) => {
    const attachment = await openAttachment(deps, { id: params.id, actor, link: query })
    const path = query.large === '1' ? attachment.large_path : attachment.thumb_path
    if (path === null) throw notFound()
    return (
      setSandboxHeaders(reply)
        // As long as a signed address stays the same.
        .header('cache-control', 'private, max-age=300')
        .type('image/webp')
        .send(await deps.files.read(path))
    )
  })
