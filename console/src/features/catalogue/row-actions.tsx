import { Button } from '@blueprintjs/core'
import { Edit, Trash } from '@blueprintjs/icons'
import { Can } from '../../shared/session/session.tsx'
import { useTexts } from '../../shared/language/texts.tsx'
import './catalogue.css'

/** Edit and delete, for users who may. */
export function RowActions({ onEdit, onDelete }: { onEdit: () => void; onDelete: () => void }) {
  const t = useTexts()
  return (
    <span className="ad-row ad-row-actions">
      <Can do="update catalogue">
        <Button variant="minimal" size="small" icon={<Edit />} text={t('common.edit')} onClick={onEdit} />
      </Can>
      <Can do="delete catalogue">
        <Button
          variant="minimal"
          size="small"
          icon={<Trash />}
          aria-label={t('common.delete')}
          onClick={onDelete}
        />
      </Can>
    </span>
  )
}
