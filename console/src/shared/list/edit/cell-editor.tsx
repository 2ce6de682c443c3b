import { PopoverNext } from '@blueprintjs/core'
import { useId } from 'react'
import { FieldNote } from '../../form/field.tsx'
import { StaleNotice } from '../../form/stale/stale-notice.tsx'
import { CellInput } from './cell-input.tsx'
import { readValue } from './cell-values.ts'
import { useCellEdit, type EditedCell, type CellRefusal } from './use-cell-edit.ts'

/** Why the cell isn't saved. */
function Note<R>({
  id,
  refusal: { typed, message, stale },
  label,
  cell: { edit, editing },
  onShow,
}: {
  id: string
  refusal: CellRefusal
  label: string
  cell: EditedCell<R>
  onShow: () => void
}) {
  if (!stale)
    return (
      <div className="ad-edit-note" role="alert">
        <FieldNote id={id} error={message} />
      </div>
    )
  const options = editing.optionsOf(edit)
  const mine = readValue({ [edit.field]: typed }, edit, options)
  const stored = readValue(stale.data, edit, options)
  return (
    <div
      id={id}
      className="ad-edit-note"
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return
        event.preventDefault()
        onShow()
      }}
    >
      <StaleNotice
        failure={stale}
        differences={mine === stored ? [] : [{ label, typed: mine, stored }]}
        onShow={onShow}
      />
    </div>
  )
}

/** An open cell: its input, and below it why it isn't saved. The row stays as high as it is. */
export function CellEditor<R>({ label, ...cell }: EditedCell<R> & { label: string }) {
  const { edit, editing } = cell
  const noteId = useId()
  const { typed, type, refusal, isSaving, cancel, onKeyDown, onBlur } = useCellEdit(cell)
  return (
    <PopoverNext
      isOpen={refusal !== null}
      content={
        refusal ? <Note id={noteId} refusal={refusal} label={label} cell={cell} onShow={cancel} /> : undefined
      }
      placement="bottom-start"
      arrow={false}
      autoFocus={false}
      enforceFocus={false}
      canEscapeKeyClose={false}
      shouldReturnFocusOnClose={false}
      renderTarget={({ ref }) => (
        <span
          ref={ref}
          className={`ad-edit${isSaving ? ' ad-edit--saving' : ''}`}
          aria-busy={isSaving}
          onKeyDown={onKeyDown}
          onBlur={onBlur}
        >
          <CellInput
            control={edit.control}
            options={editing.optionsOf(edit)}
            value={typed}
            isReadOnly={isSaving || refusal?.stale !== undefined}
            onChange={type}
            aria-label={label}
            aria-invalid={refusal?.message !== undefined}
            aria-describedby={refusal ? noteId : undefined}
          />
        </span>
      )}
    />
  )
}
