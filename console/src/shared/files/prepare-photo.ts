/** A phone's photo of a receipt is several times larger than its reading needs. */
const LONGEST_SIDE = 2_400
const WORTH_IT_BYTES = 1_500_000
const QUALITY = 0.86

const HEIC_NAME = /\.(heic|heif)$/i

/** A photo as iPhones store it, which most browsers and programs do not read. */
export const isHeic = ({ name, type }: Pick<File, 'name' | 'type'>): boolean =>
  /^image\/hei[cf]/.test(type) || HEIC_NAME.test(name)

async function drawn(photo: CanvasImageSource, width: number, height: number): Promise<Blob | null> {
  const scale = Math.min(1, LONGEST_SIDE / Math.max(width, height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(width * scale)
  canvas.height = Math.round(height * scale)
  canvas.getContext('2d')?.drawImage(photo, 0, 0, canvas.width, canvas.height)
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY))
}

async function drawnByBitmap(file: File): Promise<Blob | null> {
  const photo = await createImageBitmap(file, { imageOrientation: 'from-image' })
  try {
    return await drawn(photo, photo.width, photo.height)
  } finally {
    photo.close()
  }
}

/** Some versions of Safari decode HEIC in an image and in no bitmap. */
async function drawnByImage(file: File): Promise<Blob | null> {
  const photo = new Image()
  photo.src = URL.createObjectURL(file)
  try {
    await photo.decode()
    return await drawn(photo, photo.naturalWidth, photo.naturalHeight)
  } finally {
    URL.revokeObjectURL(photo.src)
  }
}

const jpegOf = (blob: Blob, { name, lastModified }: File) =>
  new File([blob], name, { type: 'image/jpeg', lastModified })

/** A large photo made small enough for a shop's network; any other file, and any photo it can't read, as it is. */
async function shrunk(file: File): Promise<File> {
  if (file.type !== 'image/jpeg' || file.size < WORTH_IT_BYTES) return file
  try {
    const smaller = await drawnByBitmap(file)
    return smaller === null || smaller.size >= file.size ? file : jpegOf(smaller, file)
  } catch {
    // Not a photo this browser can read: the server looks at it as it came.
    return file
  }
}

/** A HEIC as a JPEG, where this browser reads it; anything else as it is. */
export async function fromHeic(file: File): Promise<File> {
  if (!isHeic(file)) return file
  try {
    const jpeg = await drawnByBitmap(file).catch(() => drawnByImage(file))
    if (jpeg === null) return file
    const name = file.name.replace(HEIC_NAME, '')
    return new File([jpeg], `${name}.jpg`, { type: 'image/jpeg', lastModified: file.lastModified })
  } catch {
    // It stays a HEIC, and who chose it is advised.
    return file
  }
}

/** A photo as it is sent: in JPEG where it was a HEIC and can be read, and not larger than its reading needs. */
export const preparePhoto = async (file: File): Promise<File> =>
  isHeic(file) ? fromHeic(file) : shrunk(file)
