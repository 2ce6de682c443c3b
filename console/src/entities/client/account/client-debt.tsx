import { useTexts } from '../../../shared/language/texts.tsx'
import { useFormats } from '../../../shared/language/use-formats.ts'
import { useClientAccount } from './use-client-account.ts'

/** What the client of a new order owes already; nothing where they owe nothing. */
export function ClientDebt({ clientId }: { clientId: number }) {
  const t = useTexts()
  const { money } = useFormats()
  const { account } = useClientAccount(clientId)
  if (!account || account.owed === 0) return null
  return (
    <p className="ad-note ad-note--warn" role="status">
      {t('client.account.owes_amount', { amount: money(account.owed) })}
    </p>
  )
}
