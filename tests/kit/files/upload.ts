import { uploadOrderFile, type Attachment } from '@deportivo/contracts/orders/files'
import type { Calls, Form, Person } from '../calls.ts'

/** The smallest real picture: one white pixel. */
export const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR4nGP4//8/AAX+Av4N70a4AAAAAElFTkSuQmCC',
  'base64',
)

/** A picture with other bytes than `PIXEL`, so that it is another file. */
export const OTHER_PIXEL = Buffer.concat([PIXEL, Buffer.from('\n')])

/** A form as a browser sends it. */
export function formOf(
  fields: Record<string, string>,
  file?: { name: string; type: string; bytes: Buffer; field?: string },
): Form {
  const boundary = '----deportivo-test-boundary'
  const parts: Buffer[] = Object.entries(fields).map(([name, value]) =>
    Buffer.from(`--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`),
  )
  if (file) {
    const head = `--${boundary}\r\nContent-Disposition: form-data; name="${file.field ?? 'file'}"; filename="${file.name}"\r\nContent-Type: ${file.type}\r\n\r\n`
    parts.push(Buffer.from(head), file.bytes, Buffer.from('\r\n'))
  }
  parts.push(Buffer.from(`--${boundary}--\r\n`))
  return { payload: Buffer.concat(parts), contentType: `multipart/form-data; boundary=${boundary}` }
}

/** Attaches a picture to an order: the same one each time, unless another is given. */
export async function uploadPhoto(
  app: Calls,
  person: Person,
  orderId: number,
  type: number,
  bytes: Buffer = PIXEL,
): Promise<Attachment> {
  const picture = { name: 'soporte.png', type: 'image/png', bytes }
  return app.send(person, uploadOrderFile, orderId, formOf({ type: String(type) }, picture))
}
