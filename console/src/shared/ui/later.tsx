import { useEffect, useState, type ComponentType } from 'react'
import { loadTexts } from '../language/texts.tsx'
import { isServerThere, whenServerIsBack } from '../net/server-there.ts'

/** The words of the first page may not be all that the part shows. */
async function withTexts<Part>(load: () => Promise<Part>): Promise<Part> {
  const [part] = await Promise.all([load(), loadTexts()])
  return part
}

const unfetched = new Set<() => Promise<unknown>>()

/**
 * Fetches again once the server is there. One that is there and still lacks the file has a newer release: that fails, as
 * for a page.
 */
async function fetched<Part>(load: () => Promise<Part>): Promise<Part> {
  try {
    return await load()
  } catch {
    if (!(await isServerThere())) await new Promise<void>((resolve) => whenServerIsBack(resolve))
    return load()
  }
}

type Fetched<Props> = { Part: ComponentType<Props> } | { error: unknown }

/**
 * A part that the first sight of a page does without, as a dialog: its code is fetched when it is first shown, or before
 * by `fetchLaterParts`. Nothing stands in its place meanwhile, also while the server is away. Not `lazy`: that shows even
 * what is there already in a second drawing, 300 ms after the first.
 */
export function later<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  let known: { Part: ComponentType<Props> } | null = null
  const fetch = async () => {
    known ??= { Part: await withTexts(load) }
    unfetched.delete(fetch)
    return known
  }
  unfetched.add(fetch)
  return function Later(props: Props) {
    const [found, setFound] = useState<Fetched<Props> | null>(known)
    useEffect(() => {
      if (known) return
      fetched(fetch).then(setFound, (error: unknown) => setFound({ error }))
    }, [])
    if (found === null) return null
    // To the page's own way of showing errors.
    if ('error' in found) throw found.error
    return <found.Part {...props} />
  }
}

/** Fetches the parts of all pages that were opened, one after the other. */
export async function fetchLaterParts(): Promise<void> {
  for (const fetch of unfetched) await fetch()
}
