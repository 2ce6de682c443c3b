const PRESSES: ReadonlySet<string> = new Set(['Enter', ' '])

/**
 * A key presses only the button on which it went down. Blueprint's buttons are pressed by its release, also where
 * another element had the focus before: the key that opened a dialog would press the button that the dialog begins at.
 */
export function pressWherePressed(): void {
  let began: EventTarget | null = null
  window.addEventListener(
    'keydown',
    ({ target, repeat }) => {
      if (!repeat) began = target
    },
    { capture: true },
  )
  window.addEventListener(
    'keyup',
    (event) => {
      if (PRESSES.has(event.key) && event.target !== began) event.stopImmediatePropagation()
    },
    { capture: true },
  )
}
