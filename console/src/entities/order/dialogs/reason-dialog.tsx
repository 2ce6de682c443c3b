import type { ReactNode } from 'react'
import { useWatch } from 'react-hook-form'
import { ContractDialog } from '../../../shared/form/contract-dialog.tsx'
import type { ContractForm } from '../../../shared/form/contract-form.ts'
import { TextAreaField } from '../../../shared/form/form-fields.tsx'
import { isBlank, useContractForm } from '../../../shared/form/use-contract-form.ts'
import { useTexts } from '../../../shared/language/texts.tsx'

/** Asks for the reason of something, also where the contract leaves it optional for other cases. */
export function ReasonDialog({
  declared,
  title,
  submitText = title,
  lead,
  send,
  onClose,
  children,
}: {
  declared: ContractForm<{ reason?: string }>
  title: string
  submitText?: string
  lead?: string
  /** What follows from it. */
  children?: ReactNode
  send: (fields: { reason: string }) => Promise<unknown>
  onClose: () => void
}) {
  const t = useTexts()
  const form = useContractForm<{ reason: string }, { reason?: string }>(declared, { reason: '' })
  const reason = useWatch({ control: form.control, name: 'reason' })
  return (
    <ContractDialog
      form={form}
      title={title}
      submitText={submitText}
      intent="danger"
      missing={[isBlank(reason) && t('order.field.reason')]}
      send={() => send({ reason: reason.trim() })}
      onClose={onClose}
    >
      {lead && <p className="ad-soft">{lead}</p>}
      {children}
      <TextAreaField control={form.control} name="reason" label={t('order.field.reason')} autoFocus />
    </ContractDialog>
  )
}
