import { PIXEL } from '@deportivo/testkit/files/upload'

/** A picture as chosen from the disk. */
export const pictureNamed = (name: string) => ({ name, mimeType: 'image/png', buffer: PIXEL })
