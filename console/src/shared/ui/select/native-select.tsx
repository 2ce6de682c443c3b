import { HTMLSelect, type HTMLSelectProps } from '@blueprintjs/core'
import type { Ref } from 'react'

// The library's own title of the sign is English; a screen reader names the select by its label.
const UNNAMED = { title: false, 'aria-hidden': true } as const

/** A select of the browser's own. */
export const NativeSelect = (props: HTMLSelectProps & { ref?: Ref<HTMLSelectElement> }) => (
  <HTMLSelect iconProps={UNNAMED} {...props} />
)
