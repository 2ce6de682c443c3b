import type { Transfer } from '@deportivo/contracts/catalogue/transfers'
import type { ReactNode } from 'react'
import { useTexts } from '../../shared/language/texts.tsx'
import { useFormats } from '../../shared/language/use-formats.ts'
import { Dots } from '../../shared/ui/display/dots.tsx'
import { Facts } from '../../shared/ui/display/facts.tsx'

/** From where to where, how much, by whom and when. */
export function TransferFacts({ transfer }: { transfer: Transfer }) {
  const t = useTexts()
  const { instant, count } = useFormats()
  const { from_store_name, to_store_name, units, received_units, created_by, created_at } = transfer
  const { sent_at, closed_at, state, updated_by, note, reason, goods } = transfer
  const by = (at: string, name: string | null) => (
    <Dots>
      <span className="ad-num">{instant(at)}</span>
      {name}
    </Dots>
  )
  const facts: (readonly [string, ReactNode])[] = [
    [t('transfer.from_store'), from_store_name],
    [t('transfer.to_store'), to_store_name],
    [t('product.units'), count(units)],
    ...(received_units === null ? [] : [[t('transfer.received_units'), count(received_units)] as const]),
    [t('transfer.created_at'), by(created_at, created_by)],
    ...(sent_at ? [[t('transfer.sent_at'), by(sent_at, null)] as const] : []),
    ...(closed_at ? [[t(`transfer.state.${state}`), by(closed_at, updated_by)] as const] : []),
    ...(goods
      ? [[t('transfer.goods_fact'), t(`transfer.goods_${goods}`, { store: from_store_name })] as const]
      : []),
    ...(note ? [[t('transfer.note'), note] as const] : []),
    ...(reason ? [[t('transfer.reason'), reason] as const] : []),
  ]
  return <Facts facts={facts} />
}
