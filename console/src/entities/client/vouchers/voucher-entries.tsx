import { Button } from '@blueprintjs/core'
import { getVoucherEntries, type VoucherEntry } from '@deportivo/contracts/orders/vouchers'
import { useState } from 'react'
import { useTexts } from '../../../shared/language/texts.tsx'
import { useFormats } from '../../../shared/language/use-formats.ts'
import { useFound } from '../../../shared/net/use-found.ts'
import { useCan } from '../../../shared/session/session.tsx'
import { AppDialog } from '../../../shared/ui/dialog/app-dialog.tsx'
import { ErrorState, Skeleton } from '../../../shared/ui/status/states.tsx'
import { NamedOrder } from './voucher-origin.tsx'
import './voucher-entries.css'

function Entry({ entry }: { entry: VoucherEntry }) {
  const t = useTexts()
  const { shortInstant, signed } = useFormats()
  const { kind, amount, by_name, at } = entry
  return (
    <li>
      <div>
        {t(`voucher.entry.${kind}`)} <NamedOrder of={entry} />
        <span className="ad-table__sub">
          <time dateTime={at}>{shortInstant(at)}</time> · <bdi>{by_name}</bdi>
        </span>
      </div>
      <span className="ad-num">{signed(amount, 'money')}</span>
    </li>
  )
}

function Entries({ entries }: { entries: readonly VoucherEntry[] }) {
  const t = useTexts()
  const { money } = useFormats()
  return (
    <>
      <ol className="ad-voucher-entries ad-plain-list">
        {entries.map((entry) => (
          <Entry key={entry.id} entry={entry} />
        ))}
      </ol>
      <p className="ad-voucher-entries__rest">
        {t('voucher.entry.left')}
        <strong className="ad-num">{money(entries.reduce((sum, { amount }) => sum + amount, 0))}</strong>
      </p>
    </>
  )
}

function EntriesDialog({ id, onClose }: { id: number; onClose: () => void }) {
  const t = useTexts()
  const { data, error, refresh } = useFound(getVoucherEntries, { params: { id } })
  const voucher = t('voucher.name', { id })
  return (
    <AppDialog title={t('voucher.entries_of', { voucher })} onClose={onClose}>
      {data && <Entries entries={data} />}
      {!data &&
        (error ? (
          <ErrorState error={error} titleKey="voucher.entries_failed" onRetry={refresh} isCompact />
        ) : (
          <Skeleton height={120} />
        ))}
    </AppDialog>
  )
}

/** Opens what was credited to a voucher and spent of it; nothing for a user who may not read clients. */
export function VoucherEntriesButton({ id }: { id: number }) {
  const t = useTexts()
  const maySee = useCan('read clients')
  const [isOpen, setOpen] = useState(false)
  if (!maySee) return null
  const name = t('voucher.entries')
  return (
    <>
      <Button
        size="small"
        variant="minimal"
        aria-label={`${name}: ${t('voucher.name', { id })}`}
        onClick={() => setOpen(true)}
      >
        {name}
      </Button>
      {isOpen && <EntriesDialog id={id} onClose={() => setOpen(false)} />}
    </>
  )
}
