import { Button, Checkbox } from '@blueprintjs/core'
import { ArrowDown, ArrowUp, ColumnLayout } from '@blueprintjs/icons'
import type { KeyboardEvent } from 'react'
import { useTexts } from '../../language/texts.tsx'
import './columns-menu.css'
import type { ListColumn } from '../definition/definition.ts'
import type { Columns } from './use-columns.ts'
import { ActionButton } from '../../ui/controls/action-button.tsx'
import { ButtonPopover } from '../../ui/controls/button-popover.tsx'

/** One column: shown or not, and one place earlier or later. */
function Entry<R>({
  column,
  columns,
  isFirst,
  isLast,
}: {
  column: ListColumn<R>
  columns: Columns<R>
  isFirst: boolean
  isLast: boolean
}) {
  const t = useTexts()
  const name = t(column.header)
  // Alt and an arrow, as lists are put in order elsewhere; the buttons do the same for a mouse.
  const onKeyDown = ({ altKey, key }: KeyboardEvent) => {
    if (altKey && key === 'ArrowUp' && !isFirst) columns.move(column.id, -1)
    if (altKey && key === 'ArrowDown' && !isLast) columns.move(column.id, 1)
  }
  return (
    <li className="ad-columns__entry" onKeyDown={onKeyDown}>
      <Checkbox
        checked={!columns.isHidden(column)}
        label={name}
        onChange={(event) => columns.show(column, event.currentTarget.checked)}
      />
      <Button
        variant="minimal"
        size="small"
        icon={<ArrowUp size={14} />}
        aria-label={t('list.column_before', { column: name })}
        disabled={isFirst}
        onClick={() => columns.move(column.id, -1)}
      />
      <Button
        variant="minimal"
        size="small"
        icon={<ArrowDown size={14} />}
        aria-label={t('list.column_after', { column: name })}
        disabled={isLast}
        onClick={() => columns.move(column.id, 1)}
      />
    </li>
  )
}

/** Visible columns and their order; stored per user, on every device. */
export function ColumnsMenu<R>({ columns }: { columns: Columns<R> }) {
  const t = useTexts()
  const movable = columns.all.filter(({ role }) => role !== 'main')
  const content = (
    <div className="ad-columns" role="group" aria-label={t('list.columns')}>
      <p className="ad-soft ad-small">{t('list.columns_help')}</p>
      <ul className="ad-plain-list">
        {movable.map((column, index) => (
          <Entry
            key={column.id}
            column={column}
            columns={columns}
            isFirst={index === 0}
            isLast={index === movable.length - 1}
          />
        ))}
      </ul>
      <ActionButton
        size="small"
        reason={columns.choice === undefined ? t('list.columns_unchanged') : null}
        onClick={columns.reset}
      >
        {t('list.columns_reset')}
      </ActionButton>
    </div>
  )
  return (
    <ButtonPopover content={content} placement="bottom-end">
      <Button className="ad-tool" icon={<ColumnLayout />}>
        {t('list.columns')}
      </Button>
    </ButtonPopover>
  )
}
