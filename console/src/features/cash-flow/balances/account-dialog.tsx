import {
  MONEY_ACCOUNT_ROUTES,
  type LedgerChoice,
  type MoneyAccount,
} from '@deportivo/contracts/finance/money-accounts'
import type { BodyOf } from '@deportivo/contracts/route'
import { CheckListField } from '../../../shared/form/check-list-field.tsx'
import { ContractDialog } from '../../../shared/form/contract-dialog.tsx'
import { DeleteDialog } from '../../../shared/form/delete-dialog.tsx'
import { TextField } from '../../../shared/form/form-fields.tsx'
import { MoneyField } from '../../../shared/form/money-field.tsx'
import { useContractForm } from '../../../shared/form/use-contract-form.ts'
import { useTexts } from '../../../shared/language/texts.tsx'
import { dayMeant, TODAY } from '../../../shared/list/query/today.ts'
import { call } from '../../../shared/net/call.ts'
import { revalidate } from '../../../shared/net/use-found.ts'
import { showDone } from '../../../shared/toasts/toasts.ts'
import { ACCOUNT_FORM } from './money.forms.ts'
import { useLedgerGroups } from './use-ledger-groups.ts'

type Body = BodyOf<typeof MONEY_ACCOUNT_ROUTES.create>

interface Values {
  name: string | null
  opened_on: string | null
  opening_amount: number | null
  ledgers: string[]
}

function valuesOf(account: MoneyAccount | null): Values {
  if (account === null) return { name: null, opened_on: dayMeant(TODAY), opening_amount: null, ledgers: [] }
  const { name, opened_on, opening_amount, ledgers } = account
  return { name, opened_on, opening_amount, ledgers }
}

const save = (account: MoneyAccount | null, body: Body) =>
  account === null
    ? call(MONEY_ACCOUNT_ROUTES.create, { body })
    : call(MONEY_ACCOUNT_ROUTES.change, {
        params: { id: account.id },
        body: { ...body, version: account.version },
      })

/** Creates an account, or changes the given one: what it had at its beginning, and what pays into it. */
export function AccountDialog({
  account,
  choices,
  onClose,
}: {
  account: MoneyAccount | null
  choices: readonly LedgerChoice[]
  onClose: () => void
}) {
  const t = useTexts()
  const form = useContractForm<Values, Body>(ACCOUNT_FORM, valuesOf(account))
  const groups = useLedgerGroups(choices, account?.id ?? null)
  const { control, formState } = form
  return (
    <ContractDialog
      form={form}
      title={account === null ? t('money_accounts.new') : t('money_accounts.edit', { name: account.name })}
      submitText={t('common.save')}
      isUnchanged={account !== null && !formState.isDirty}
      send={async (body) => {
        showDone(await save(account, body))
        await revalidate(MONEY_ACCOUNT_ROUTES.list)
      }}
      onClose={onClose}
    >
      <TextField control={control} name="name" label={t('money_accounts.name')} maxLength={80} autoFocus />
      <TextField control={control} name="opened_on" label={t('money_accounts.opened_on')} type="date" />
      <MoneyField control={control} name="opening_amount" label={t('money_accounts.opening_amount')} />
      <CheckListField
        control={control}
        name="ledgers"
        label={t('money_accounts.ledgers')}
        help={t('money_accounts.ledgers_help')}
        groups={groups}
      />
    </ContractDialog>
  )
}

/** Asks before an account is deleted. */
export function DeleteAccount({ account, onClose }: { account: MoneyAccount; onClose: () => void }) {
  const t = useTexts()
  const { id, version, name } = account
  const remove = async () => {
    const reply = await call(MONEY_ACCOUNT_ROUTES.remove, { params: { id }, body: { version } })
    await revalidate(MONEY_ACCOUNT_ROUTES.list)
    return reply
  }
  return (
    <DeleteDialog title={t('money_accounts.delete', { name })} remove={remove} onClose={onClose}>
      {t('money_accounts.delete_text')}
    </DeleteDialog>
  )
}
