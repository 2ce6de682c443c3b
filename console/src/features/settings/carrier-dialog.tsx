import type { Carrier, CarrierInput, Settings } from '@deportivo/contracts/admin/settings'
import { isGuideDigits, isGuidePattern, isTrackingUrl } from '@deportivo/lifecycle/guide-numbers'
import { useCallback } from 'react'
import { FormDialog } from '../../shared/form/form-dialog.tsx'
import { TextField } from '../../shared/form/form-fields.tsx'
import { CARRIER_FORM } from './settings.forms.ts'
import { useContractForm } from '../../shared/form/use-contract-form.ts'
import { useTexts } from '../../shared/language/texts.tsx'
import { saveSection } from './save-section.ts'

interface Values {
  name: string
  guide_digits: string | null
  guide_pattern: string | null
  tracking_url: string | null
}

const RULES = [
  { name: 'guide_digits', maxLength: 5 },
  { name: 'guide_pattern', maxLength: 100 },
  { name: 'tracking_url', maxLength: 300 },
] as const

/** Rules that a schema can't express; the server checks the same. */
function useBadRules() {
  const t = useTexts()
  return useCallback(
    ({
      guide_digits: digits,
      guide_pattern: pattern,
      tracking_url: url,
    }: Values): Record<string, string> => ({
      ...(digits && !isGuideDigits(digits.trim()) ? { guide_digits: t('setting.bad_digits') } : {}),
      ...(pattern && !isGuidePattern(pattern.trim()) ? { guide_pattern: t('setting.bad_pattern') } : {}),
      ...(url && !isTrackingUrl(url.trim()) ? { tracking_url: t('setting.bad_tracking_url') } : {}),
    }),
    [t],
  )
}

/** A new carrier, or one that is there. */
export function CarrierDialog({
  settings,
  carrier,
  onClose,
}: {
  settings: Settings
  carrier: Carrier | null
  onClose: () => void
}) {
  const t = useTexts()
  const { name = '', guide_digits = null, guide_pattern = null, tracking_url = null } = carrier ?? {}
  const form = useContractForm<Values, CarrierInput>(
    CARRIER_FORM,
    { name, guide_digits, guide_pattern, tracking_url },
    useBadRules(),
  )
  const { control, formState } = form
  const submit = form.submit(async (values) => {
    const { carriers } = settings
    const place = carrier === null ? carriers.length : carriers.indexOf(carrier)
    const input = { ...(carrier === null ? {} : { id: carrier.id }), ...values }
    await saveSection(
      settings,
      { carriers: carriers.toSpliced(place, 1, input as Carrier) },
      `carriers.${place}.`,
    )
    onClose()
  })
  return (
    <FormDialog
      title={carrier === null ? t('settings.carrier_add') : t('settings.carrier_edit', { name })}
      width={480}
      isModal
      submitText={t('common.save')}
      form={form}
      isUnchanged={!formState.isDirty}
      isBusy={formState.isSubmitting}
      error={formState.errors.root?.message}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField control={control} name="name" label={t('settings.carrier')} maxLength={80} autoFocus />
      {RULES.map(({ name: rule, maxLength }) => (
        <TextField
          key={rule}
          control={control}
          name={rule}
          label={t(`settings.${rule}`)}
          help={t(`settings.${rule}_help`)}
          maxLength={maxLength}
          isOptional
        />
      ))}
    </FormDialog>
  )
}
