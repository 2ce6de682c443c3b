import type { ClientLine } from '@deportivo/contracts/returns/groups'
import { useNavigate } from 'react-router-dom'
import { CatalogueChoice } from '../../../entities/catalogue/catalogue-choice.tsx'
import { FileChoice } from '../../../shared/files/file-choice.tsx'
import { Field } from '../../../shared/form/field.tsx'
import { FormDialog } from '../../../shared/form/form-dialog.tsx'
import { TextArea } from '../../../shared/form/text-area.tsx'
import { useRefusal } from '../../../shared/form/use-refusal.ts'
import { useTexts, type Translate } from '../../../shared/language/texts.tsx'
import { paths } from '../../../shared/navigation/paths.ts'
import { showDone } from '../../../shared/toasts/toasts.ts'
import { optionsOf, type Option } from '../../../shared/ui/controls/filter-select.tsx'
import { whileSaving } from '../../../shared/unsaved/unsaved.ts'
import { Skeleton } from '../../../shared/ui/status/states.tsx'
import { shopToday } from '../dialogs/shop-today.ts'
import { LineChoice } from './line-choice.tsx'
import { useSeveral, type Chosen, type ChosenLine } from './use-several.ts'
import './several.css'

function Lines({
  lines,
  chosen,
  reasons,
  choose,
}: {
  lines: readonly ClientLine[]
  chosen: Chosen
  reasons: readonly Option[]
  choose: (line: ClientLine, chosen: ChosenLine | null) => void
}) {
  const t = useTexts()
  if (lines.length === 0) return <p className="ad-soft">{t('returns.several_none')}</p>
  const orders = [...new Set(lines.map(({ sale_id }) => sale_id))]
  return orders.map((id) => (
    <fieldset key={id} className="ad-several">
      <legend>{t('order.title', { id })}</legend>
      {lines
        .filter(({ sale_id }) => sale_id === id)
        .map((line) => (
          <LineChoice
            key={line.line_id}
            line={line}
            chosen={chosen.get(line.line_id) ?? null}
            // One line has the reason above.
            reasons={chosen.size > 1 ? reasons : []}
            onChoose={(next) => choose(line, next)}
          />
        ))}
    </fieldset>
  ))
}

const FIELDS = { fields: ['reason', 'exchange_rate', 'date_of_delivery', 'observation', 'file'] }

const missingOf = ({ reason, chosen }: ReturnType<typeof useSeveral>, t: Translate) => [
  reason.value === '' && t('returns.reason'),
  chosen.size === 0 && t('returns.product'),
]

/** Several lines of a client's orders at one visit: each becomes a case of its own, under one request number. */
export function SeveralDialog({ clientId, onClose }: { clientId: number; onClose: () => void }) {
  const t = useTexts()
  const navigate = useNavigate()
  const several = useSeveral(clientId)
  const { lines, error, chosen, choose, reason, rate, day, observation, photo, send, change } = several
  const { onFields, elsewhere } = useRefusal(
    change.error ?? error ?? null,
    [[...chosen], reason.value, rate.value, day.value, observation.value],
    FIELDS,
  )
  const reasons = reason.rows && optionsOf(reason.rows)
  const submit = () =>
    whileSaving(async () => {
      const first = await send()
      if (first === null) return
      showDone({ message: t('return.requested_many') })
      void navigate(paths.returnCase(first))
    })
  return (
    <FormDialog
      title={t('returns.several')}
      width={560}
      isModal
      submitText={t('returns.several_send', { count: chosen.size })}
      missing={missingOf(several, t)}
      isBusy={change.isRunning}
      // A file that is too large is refused without a field.
      error={elsewhere === photo.refused ? undefined : elsewhere}
      onSubmit={submit}
      onClose={onClose}
    >
      <p className="ad-soft">{t('returns.several_text')}</p>
      <CatalogueChoice
        list="return_reasons"
        label={t('returns.reason')}
        value={reason.value}
        options={reasons}
        error={onFields['reason']}
        onChange={reason.set}
      />
      {lines ? (
        <Lines lines={lines} chosen={chosen} reasons={reasons ?? []} choose={choose} />
      ) : (
        <Skeleton height={120} />
      )}
      <CatalogueChoice
        list="exchange_rates"
        label={t('returns.exchange_rate')}
        value={rate.value}
        options={rate.rows && optionsOf(rate.rows)}
        isOptional
        error={onFields['exchange_rate']}
        onChange={rate.set}
      />
      <Field label={t('returns.date_of_delivery')} isOptional error={onFields['date_of_delivery']}>
        {(control) => (
          <input
            {...control}
            className="bp6-input"
            type="date"
            max={shopToday()}
            value={day.value}
            onChange={(event) => day.set(event.target.value)}
          />
        )}
      </Field>
      <TextArea
        label={t('returns.observation')}
        isOptional
        error={onFields['observation']}
        value={observation.value}
        onChange={observation.set}
      />
      <FileChoice
        label={t('returns.file_7')}
        file={photo.file}
        share={photo.share}
        error={photo.refused ?? undefined}
        onChange={photo.setFile}
      />
    </FormDialog>
  )
}
