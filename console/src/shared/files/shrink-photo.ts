/** A phone's photo of a receipt is several times larger than its reading needs. */
const LONGEST_SIDE = 2_400
const WORTH_IT_BYTES = 1_500_000
const QUALITY = 0.86

async function drawnSmaller(photo: ImageBitmap): Promise<Blob | null> {
  const scale = Math.min(1, LONGEST_SIDE / Math.max(photo.width, photo.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(photo.width * scale)
  canvas.height = Math.round(photo.height * scale)
  canvas.getContext('2d')?.drawImage(photo, 0, 0, canvas.width, canvas.height)
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY))
}

/** A large photo made small enough for a shop's network; any other file, and any photo it can't read, as it is. */
export async function shrinkPhoto(file: File): Promise<File> {
  if (file.type !== 'image/jpeg' || file.size < WORTH_IT_BYTES) return file
  try {
    const photo = await createImageBitmap(file, { imageOrientation: 'from-image' })
    const smaller = await drawnSmaller(photo)
    photo.close()
    if (smaller === null || smaller.size >= file.size) return file
    return new File([smaller], file.name, { type: 'image/jpeg', lastModified: file.lastModified })
  } catch {
    // Not a photo this browser can read: the server looks at it as it came.
    return file
  }
}
