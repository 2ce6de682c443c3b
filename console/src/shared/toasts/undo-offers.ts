import { dismissToast } from './toasts.ts'

/** Messages that offer to undo the last step of a record: the offer of a step ends with the next one. */
export function createUndoOffers() {
  const toasts = new Map<number, string>()
  return {
    begin: (id: number, toast: string) => void toasts.set(id, toast),
    end: (id: number) => {
      const toast = toasts.get(id)
      if (toast !== undefined) dismissToast(toast)
      toasts.delete(id)
    },
  }
}
