import { PIXEL } from '@deportivo/testkit/upload'

/** A picture as chosen from the disk. */
export const pictureNamed = (name: string) => ({ name, mimeType: 'image/png', buffer: PIXEL })
