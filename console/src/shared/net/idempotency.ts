import { newId } from './new-id.ts'

/**
 * One key per intended change. The key is valid until a reply arrives: a double click, an automatic retry and a retry by
 * the user after 'Sin conexión' send the same one; the same request after a reply is a new change.
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
