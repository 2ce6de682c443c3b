import { useEffect, useState } from 'react'

/** The address of a picture that is still on this machine; null for what is none, and until the browser made it. */
export function useLocalPicture(file: File | null): string | null {
  const [made, setMade] = useState<{ file: File; url: string } | null>(null)
  useEffect(() => {
    if (file === null || !/^image\/(jpeg|png|webp)$/.test(file.type)) return
    const url = URL.createObjectURL(file)
    // An address of the browser's own, made for this effect: it can't be known while rendering.
    queueMicrotask(() => setMade({ file, url }))
    return () => URL.revokeObjectURL(url)
  }, [file])
  return made?.file === file ? made.url : null
}
