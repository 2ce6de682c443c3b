import type { TextKey } from '../../language/texts.tsx'

/** The words of views of another kind of page than a list. */
export interface ViewWords {
  /** The pill without a view. */
  none: TextKey
  lead: TextKey
  shared: TextKey
  deletion: TextKey
}
