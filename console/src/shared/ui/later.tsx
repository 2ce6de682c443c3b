import { lazy, Suspense, type ComponentType } from 'react'

const unfetched = new Set<() => Promise<unknown>>()

/**
 * A part that the first sight of a page does without, as a dialog: its code is fetched when it is first shown, or before
 * by `fetchLaterParts`. Nothing stands in its place meanwhile.
 */
export function later<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  unfetched.add(load)
  const Part = lazy(async () => ({ default: await load() }))
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
    await load()
    unfetched.delete(load)
  }
}
