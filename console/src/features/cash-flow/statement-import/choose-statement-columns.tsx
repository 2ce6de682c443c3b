import {
  NEEDED_STATEMENT_COLUMNS,
  STATEMENT_COLUMNS,
  STATEMENT_IMPORTS,
  type StatementColumn,
  type StatementImport,
} from '@deportivo/contracts/finance/bank-statements'
import { MONEY_ACCOUNT_ROUTES } from '@deportivo/contracts/finance/money-accounts'
import { useId, useState } from 'react'
import { ChooseColumns } from '../../../shared/import/choose-columns.tsx'
import { useTexts } from '../../../shared/language/texts.tsx'
import { call } from '../../../shared/net/call.ts'
import { useFound } from '../../../shared/net/use-found.ts'
import { NativeSelect } from '../../../shared/ui/select/native-select.tsx'

/** A column for each direction does for the amount. */
const INSTEAD_OF: Partial<Record<StatementColumn, readonly StatementColumn[]>> = {
  amount: ['credit', 'debit'],
}

interface AccountProps {
  value: number
  onChange: (id: number) => void
}

function AccountChoice({ value, onChange }: AccountProps) {
  const t = useTexts()
  const id = useId()
  const { data } = useFound(MONEY_ACCOUNT_ROUTES.list, { query: {} })
  return (
    <span className="ad-row ad-row--wrap">
      <label htmlFor={id}>{t('statement_import.account')}</label>
      <NativeSelect id={id} value={value} onChange={(event) => onChange(Number(event.currentTarget.value))}>
        <option value={0}>{t('statement_import.choose_account')}</option>
        {data?.rows.map((account) => (
          <option key={account.id} value={account.id}>
            {account.name}
          </option>
        ))}
      </NativeSelect>
    </span>
  )
}

interface Props {
  found: StatementImport
  /** Whose page the file was chosen on. */
  accountId: number | null
  onChecking: (found: StatementImport) => void
}

/** The columns of a statement, and whose it is. */
export function ChooseStatementColumns({ found, accountId, onChecking }: Props) {
  const t = useTexts()
  const { id, version, bank } = found
  const [account, setAccount] = useState(accountId ?? found.money_account_id ?? 0)
  return (
    <ChooseColumns
      found={found}
      columns={STATEMENT_COLUMNS}
      needed={NEEDED_STATEMENT_COLUMNS}
      insteadOf={INSTEAD_OF}
      missing={[account === 0 && t('statement_import.account')]}
      filled={[]}
      columnName={(field) => t(`statement_import.column.${field}`)}
      check={async (mapping) => {
        const body = { version, mapping, money_account_id: account }
        const { data } = await call(STATEMENT_IMPORTS.check, { params: { id }, body })
        onChecking(data)
      }}
    >
      <p>
        {bank === null
          ? t('statement_import.no_bank')
          : t('statement_import.bank', { bank: t(`bank.${bank}`) })}
      </p>
      <p className="ad-small ad-soft">{t('statement_import.sign_help')}</p>
      <AccountChoice value={account} onChange={setAccount} />
    </ChooseColumns>
  )
}
