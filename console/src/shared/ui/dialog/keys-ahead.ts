const FIELD = 'input:not([type="checkbox"], [type="radio"]), textarea'
const DIALOG = '.ad-dialog, .ad-palette'
/** A dialog whose code does not arrive must not take the keyboard from the page for good. */
const LONGEST_MS = 10_000

const isForBrowser = ({ ctrlKey, metaKey, altKey }: KeyboardEvent) => ctrlKey || metaKey || altKey

const dialogs = () => [...document.querySelectorAll(DIALOG)]

function write(field: HTMLInputElement, typed: string): void {
  field.setRangeText(typed, field.selectionStart ?? 0, field.selectionEnd ?? 0, 'end')
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

/**
 * What is typed between the key that opens a dialog and the dialog's own field: it goes into that field, and not to the
 * page below, where letters are shortcuts. Ends as soon as there is a field, with a press, and with Escape, which gives up
 * the dialog.
 */
export function typeAhead(onEscape: () => void): void {
  let typed = ''
  const before = dialogs()
  const ends = new AbortController()
  const { signal } = ends
  const end = () => ends.abort()
  const give = () => {
    const dialog = dialogs().find((one) => !before.includes(one))
    const field = dialog?.querySelector<HTMLInputElement>(FIELD)
    if (!field) return false
    end()
    field.focus({ preventScroll: true })
    // After the drawing that brought the field.
    if (typed) queueMicrotask(() => write(field, typed))
    return true
  }
  const take = (event: KeyboardEvent) => {
    if (isForBrowser(event)) return end()
    // The field is there, and takes this key itself.
    if (give()) return
    event.preventDefault()
    event.stopImmediatePropagation()
    if (event.key === 'Escape') {
      end()
      onEscape()
    } else if (event.key.length === 1) typed += event.key
    else if (event.key === 'Backspace') typed = typed.slice(0, -1)
  }
  addEventListener('keydown', take, { capture: true, signal })
  addEventListener('focusin', give, { signal })
  addEventListener('pointerdown', end, { capture: true, signal })
  setTimeout(end, LONGEST_MS)
}
