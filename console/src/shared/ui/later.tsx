import { lazy, Suspense, type ComponentType } from 'react'
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
    return await withTexts(load)
  } catch {
    if (!(await isServerThere())) await new Promise<void>((resolve) => whenServerIsBack(resolve))
    return withTexts(load)
  }
}

/**
 * A part that the first sight of a page does without, as a dialog: its code is fetched when it is first shown, or before
 * by `fetchLaterParts`. Nothing stands in its place meanwhile, also while the server is away.
 */
export function later<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  unfetched.add(load)
  const Part = lazy(async () => ({ default: await fetched(load) }))
  return function Later(props: Props) {
    return (
      <Suspense fallback={null}>
        <Part {...props} />
      </Suspense>
    )
  }
}

/** Fetches the parts of all pages that were opened, one after the other. */
export async function fetchLaterParts(): Promise<void> {
  for (const load of unfetched) {
    await withTexts(load)
    unfetched.delete(load)
  }
}
