interface Pictured {
  id: number
  version: number
  photo_keys: readonly string[]
}

/** Its content never changes: another photo has another key. */
export const photoAddress = (productId: number, key: string) =>
  `/api/v1/product/${productId}/picture?photo=${key}`

/** The photos of a product, 320 px wide; where it has none, the picture drawn of it at its present version. */
export const photosOf = ({ id, version, photo_keys }: Pictured): [string, ...string[]] => {
  const [first, ...others] = photo_keys.map((key) => photoAddress(id, key))
  return first === undefined ? [`/api/v1/product/${id}/picture?v=${version}`] : [first, ...others]
}

/** The same photos, 1,280 px wide. */
export const largePhotosOf = ({ id, photo_keys }: Pictured): string[] =>
  photo_keys.map((photoId) => `${photoAddress(id, photoId)}&large=1`)
