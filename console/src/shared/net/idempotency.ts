import { newId } from './new-id.ts'

/**
 * One key per change a person means. The key lives until an answer comes: a double click, a retry by us and a retry by
 * the person after 'Sin conexión' all carry the same one, and the same wish after an answer is a new change.
 */
const waiting = new Map<string, string>()

/** Files have no text: a form is its own change, and its tries share the key because they share the form. */
const forms = new WeakMap<FormData, string>()

const nameOf = (method: string, address: string, body: string) => `${method} ${address}\n${body}`

export function keyFor(method: string, address: string, body: BodyInit | undefined): string {
  if (body instanceof FormData) {
    const key = forms.get(body) ?? newId()
    forms.set(body, key)
    return key
  }
  const name = nameOf(method, address, typeof body === 'string' ? body : '')
  const key = waiting.get(name) ?? newId()
  waiting.set(name, key)
  return key
}

export function replied(method: string, address: string, body: BodyInit | undefined): void {
  if (!(body instanceof FormData))
    waiting.delete(nameOf(method, address, typeof body === 'string' ? body : ''))
}
