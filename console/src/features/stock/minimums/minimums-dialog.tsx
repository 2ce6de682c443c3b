import { getMinimums, HIGHEST_MINIMUM, setMinimums } from '@deportivo/contracts/catalogue/minimums'
import { getProduct, type Product } from '@deportivo/contracts/catalogue/products'
import { useCallback, useState } from 'react'
import { Field } from '../../../shared/form/field.tsx'
import { FormDialog } from '../../../shared/form/form-dialog.tsx'
import { WholeInput } from '../../../shared/form/whole/whole-input.tsx'
import { quantitiesBlocked } from '../../../shared/form/whole/quantities-blocked.ts'
import { useChange } from '../../../shared/hooks/use-change.ts'
import { useTexts } from '../../../shared/language/texts.tsx'
import { useFormats } from '../../../shared/language/use-formats.ts'
import { call } from '../../../shared/net/call.ts'
import { revalidate, useFound } from '../../../shared/net/use-found.ts'
import { Skeleton } from '../../../shared/ui/status/states.tsx'
import './minimums.css'

/** The fewest units that the shop wants of each size of a product. */
export function MinimumsDialog({
  product: { id, version, name },
  onClose,
}: {
  product: Product
  onClose: () => void
}) {
  const t = useTexts()
  const { count } = useFormats()
  const { data: sizes } = useFound(getMinimums, { params: { id } })
  const [typed, setTyped] = useState<Readonly<Record<number, number>>>({})
  const saving = useChange(
    useCallback(
      (minimums: { size_id: number; minimum: number }[]) =>
        call(setMinimums, { params: { id }, body: { version, sizes: minimums } }),
      [id, version],
    ),
    { isQuiet: true },
  )
  const valueOf = (size: { size_id: number; minimum: number }) => typed[size.size_id] ?? size.minimum
  const save = async () => {
    const wanted = sizes?.map((size) => ({ size_id: size.size_id, minimum: valueOf(size) })) ?? []
    if (!(await saving.run(wanted))) return
    await Promise.all([revalidate(getMinimums), revalidate(getProduct)])
    onClose()
  }
  return (
    <FormDialog
      title={`${t('minimum.set')} · ${name}`}
      width={480}
      submitText={t('common.save')}
      reason={sizes ? quantitiesBlocked(Object.values(typed), t).reason : t('common.loading')}
      isBusy={saving.isRunning}
      error={saving.error?.serverText ?? undefined}
      onSubmit={() => void save()}
      onClose={onClose}
    >
      <p className="ad-soft ad-small">{t('minimum.help')}</p>
      {sizes ? (
        <div className="ad-minimums">
          {sizes.map((size) => (
            <Field
              key={size.size_id}
              label={t('minimum.size', { size: size.size_name, count: count(size.available) })}
            >
              {(control) => (
                <WholeInput
                  {...control}
                  className="bp6-input ad-num"
                  most={HIGHEST_MINIMUM}
                  value={valueOf(size) === 0 ? null : valueOf(size)}
                  onChange={(minimum) => setTyped((before) => ({ ...before, [size.size_id]: minimum ?? 0 }))}
                />
              )}
            </Field>
          ))}
        </div>
      ) : (
        <Skeleton height={160} />
      )}
    </FormDialog>
  )
}
