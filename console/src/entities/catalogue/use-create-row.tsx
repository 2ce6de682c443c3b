import type { CatalogueName } from '@deportivo/contracts/catalogue/list-names'
import { useState, type ReactNode } from 'react'
import type { CreateRecord } from '../../shared/form/use-created-option.ts'
import { later } from '../../shared/ui/later.tsx'
import { createByName, isOnlyNamed, useMayCreate, type Given } from './create-by-name.ts'
import { CATALOGUE_RECORDS } from './records.ts'

const RowDialog = later(() => import('./row-dialog.tsx').then((part) => part.RowDialog))

interface Asked {
  name: string
  done: (id: number | null) => void
}

/**
 * Creates rows of a list from a select: by the name alone where a row has no more, else in the dialog of its page, which
 * begins with the name. `onCreate` is absent for users who may not.
 */
export function useCreateRow(list: CatalogueName, given?: Given) {
  const mayCreate = useMayCreate(given)
  const [asked, setAsked] = useState<Asked | null>(null)
  const end = (id: number | null) => {
    asked?.done(id)
    setAsked(null)
  }
  const onCreate: CreateRecord = async (name) =>
    isOnlyNamed(list, given)
      ? createByName(list, name, given)
      : new Promise((done) => setAsked({ name, done }))
  const dialog: ReactNode = asked && (
    // A form of its own: what it sends is not the form of the select.
    <div onSubmit={(event) => event.stopPropagation()}>
      <RowDialog
        record={CATALOGUE_RECORDS[list]}
        row={null}
        first={{ ...given, name: asked.name }}
        onCreated={({ id }) => end(id)}
        onClose={() => end(null)}
      />
    </div>
  )
  return { onCreate: mayCreate ? onCreate : undefined, dialog }
}
