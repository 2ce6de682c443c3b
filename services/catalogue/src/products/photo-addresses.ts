interface Pictured {
  id: number
  version: number
  photo_ids: readonly number[]
}

/** Its content never changes: another photo has another id. */
export const photoAddress = (productId: number, photoId: number) =>
  `/api/v1/product/${productId}/picture?photo=${photoId}`

/** The photos of a product, 320 px wide; where it has none, the picture drawn of it at its present version. */
export const photosOf = ({ id, version, photo_ids }: Pictured): [string, ...string[]] => {
  const [first, ...others] = photo_ids.map((photoId) => photoAddress(id, photoId))
  return first === undefined ? [`/api/v1/product/${id}/picture?v=${version}`] : [first, ...others]
}

/** The same photos, 1,280 px wide. */
export const largePhotosOf = ({ id, photo_ids }: Pictured): string[] =>
  photo_ids.map((photoId) => `${photoAddress(id, photoId)}&large=1`)
