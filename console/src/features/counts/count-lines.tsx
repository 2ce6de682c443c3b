import { Repeat } from '@blueprintjs/icons'
import { MOST_UNITS, type CountLine, type StockCount } from '@deportivo/contracts/catalogue/counts'
import { useCallback, useMemo, useState } from 'react'
import { FormDialog } from '../../shared/form/form-dialog.tsx'
import { Field } from '../../shared/form/field.tsx'
import { WholeInput } from '../../shared/form/whole/whole-input.tsx'
import { useTexts } from '../../shared/language/texts.tsx'
import { useListPosition } from '../../shared/list/query/use-list-position.ts'
import { useListScreen } from '../../shared/list/query/use-list-screen.ts'
import { ListScreen } from '../../shared/list/screen/list-screen.tsx'
import { only } from '../../shared/list/steps/row-step.ts'
import { useCan } from '../../shared/session/session.tsx'
import { COUNT_LINE_LISTING, lineName } from './count-line-list.tsx'
import { useCounting } from './use-counting.ts'

export type Shown = 'counted' | 'differing' | 'uncounted'

/** Counts a size again: what is typed replaces all that was counted of it. */
function CountAgain({
  line,
  onCount,
  onClose,
}: {
  line: CountLine
  onCount: (quantity: number) => void
  onClose: () => void
}) {
  const t = useTexts()
  const [quantity, setQuantity] = useState<number | null>(null)
  const isWhole = quantity !== null && !Number.isNaN(quantity)
  const submit = () => {
    if (!isWhole) return
    onCount(quantity)
    onClose()
  }
  return (
    <FormDialog
      title={lineName(line)}
      width={400}
      submitText={t('common.save')}
      missing={[!isWhole && t('count.there_are')]}
      isBusy={false}
      onSubmit={submit}
      onClose={onClose}
    >
      <Field label={t('count.there_are')}>
        {(control) => (
          <WholeInput
            {...control}
            className="bp6-input bp6-large ad-num"
            most={MOST_UNITS}
            value={quantity}
            onChange={setQuantity}
          />
        )}
      </Field>
    </FormDialog>
  )
}

/** The lines of a count, of one kind; those of an open one can be counted again. */
export function CountLines({
  count,
  show,
  onCounted,
}: {
  count: StockCount
  show: Shown
  onCounted: () => void
}) {
  const t = useTexts()
  const mayCount = useCan('update products') && count.state === 'open'
  const fixed = useMemo(() => ({ params: { id: count.id }, filters: { show } }), [count.id, show])
  const screen = useListScreen(COUNT_LINE_LISTING, useListPosition(COUNT_LINE_LISTING), { fixed })
  const { refresh } = screen.rows
  const counted = useCallback(() => {
    refresh()
    onCounted()
  }, [refresh, onCounted])
  const counting = useCounting(count.id, counted)
  const [again, setAgain] = useState<CountLine | null>(null)
  return (
    <>
      <ListScreen
        screen={screen}
        steps={(line) =>
          only(mayCount, {
            text: t(line.counted === null ? 'count.count_it' : 'count.again'),
            icon: <Repeat />,
            isMain: true,
            onSelect: () => setAgain(line),
          })
        }
      />
      {again && (
        <CountAgain
          line={again}
          onCount={(quantity) => {
            const { product_id, size_id } = again
            counting.count({ product_id, size_id, kind: 'set', quantity })
          }}
          onClose={() => setAgain(null)}
        />
      )}
    </>
  )
}
