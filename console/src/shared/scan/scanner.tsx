import { readCode } from '@deportivo/lifecycle/paper-codes'
import { useEffect } from 'react'
import { reportError } from '../toasts/report-error.ts'
import { useStore } from '../state/store.ts'
import { useTexts } from '../language/texts.tsx'
import { scan } from './scanning.ts'
import { alarm } from './notify-scan.ts'
import { createWedge, type Reading } from './wedge.ts'
import './scanner.css'

type TextBox = HTMLInputElement | HTMLTextAreaElement

const TEXT_BOXES =
  'textarea, input:not([type=checkbox], [type=radio], [type=range], [type=button], [type=submit])'

function textBoxAt(target: EventTarget | null): TextBox | null {
  return target instanceof Element ? target.closest<TextBox>(TEXT_BOXES) : null
}

/** Removes a scanned code from the input it was typed into, with an input event for React. */
function takeOut(box: TextBox, text: string): void {
  if (!box.value.endsWith(text)) return
  const prototype =
    box instanceof HTMLInputElement ? HTMLInputElement.prototype : HTMLTextAreaElement.prototype
  const value = Object.getOwnPropertyDescriptor(prototype, 'value')
  value?.set?.call(box, box.value.slice(0, -text.length))
  box.dispatchEvent(new Event('input', { bubbles: true }))
}

const swallow = (event: KeyboardEvent) => {
  event.preventDefault()
  event.stopPropagation()
}

const isForOthers = (event: KeyboardEvent) =>
  event.ctrlKey || event.altKey || event.metaKey || event.isComposing

/**
 * A foreign barcode in a text field, such as a guide number, stays there; so does any code in a field for codes. A field
 * of a page with scans, or of such a part of it (`data-scans`), takes none.
 */
const isOfBox = (box: TextBox, text: string): boolean =>
  box.dataset['codes'] !== undefined || (box.closest('[data-scans]') === null && readCode(text) === null)

function take(event: KeyboardEvent, box: TextBox | null, { text, isAgain }: Reading & { part: 'end' }): void {
  if (box !== null && isOfBox(box, text)) return
  swallow(event)
  if (box !== null) takeOut(box, text)
  if (!isAgain) scan(text).catch(reportError)
}

/** Listens for scans wherever the focus is. */
function useWedge(): void {
  useEffect(() => {
    const read = createWedge()
    const listen = (event: KeyboardEvent) => {
      if (isForOthers(event)) return
      const reading = read(event.key, event.timeStamp)
      const box = textBoxAt(event.target)
      if (reading.part === 'end') take(event, box, reading)
      else if (reading.part === 'inside' && box === null) swallow(event)
    }
    addEventListener('keydown', listen, { capture: true })
    return () => removeEventListener('keydown', listen, { capture: true })
  }, [])
}

/** The console's scanner, and the red overlay of a wrong scan, which blocks no input. */
export function Scanner() {
  const t = useTexts()
  const shown = useStore(alarm)
  useWedge()
  return (
    <div role="alert" className={shown ? 'ad-alarm ad-alarm--on' : 'ad-alarm'}>
      {shown && <p key={shown.id}>{t(shown.key, shown.values)}</p>}
    </div>
  )
}
