import { useEffect } from 'react'
import { createStore, type Store } from '../../state/store.ts'

type Labels = ReadonlyMap<string, string>

const stores = new WeakMap<object, Store<Labels>>()

/** The labels of the fields that are on screen, by name, in the order of the form. `control` is that of the form. */
export function labelsOf(control: object): Store<Labels> {
  const known = stores.get(control)
  if (known) return known
  const made = createStore<Labels>(new Map())
  stores.set(control, made)
  return made
}

/** Makes a field known by its label to the button that sends its form. */
export function useFieldLabel(control: object, name: string, label: string): void {
  useEffect(() => {
    const store = labelsOf(control)
    store.set(new Map(store.get()).set(name, label))
    return () => store.set(new Map([...store.get()].filter(([other]) => other !== name)))
  }, [control, name, label])
}
