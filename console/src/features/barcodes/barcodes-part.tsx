import { Button } from '@blueprintjs/core'
import { Barcode as BarcodeIcon, Print } from '@blueprintjs/icons'
import { getBarcodes, makeBarcodes, type SizeBarcodes } from '@deportivo/contracts/catalogue/barcodes'
import type { Product } from '@deportivo/contracts/catalogue/products'
import { useCallback, useState } from 'react'
import { useChange } from '../../shared/hooks/use-change.ts'
import { useTexts } from '../../shared/language/texts.tsx'
import { call } from '../../shared/net/call.ts'
import { useFound } from '../../shared/net/use-found.ts'
import { useCan } from '../../shared/session/session.tsx'
import { DensitySwitch } from '../../shared/ui/controls/density-switch.tsx'
import { later } from '../../shared/ui/later.tsx'
import { ErrorState, Skeleton } from '../../shared/ui/status/states.tsx'
import { BarcodeCells } from './barcode-cells.tsx'

const LabelsDialog = later(() => import('./labels-dialog.tsx').then((part) => part.LabelsDialog))

function Known({
  product,
  sizes,
  onSaved,
  onStale,
}: {
  product: Product
  sizes: SizeBarcodes[]
  onSaved: (sizes: SizeBarcodes[]) => void
  onStale: () => void
}) {
  const t = useTexts()
  const mayChange = useCan('update products')
  const [isPrinting, setPrinting] = useState(false)
  const making = useChange(
    useCallback(() => call(makeBarcodes, { params: { id: product.id } }), [product.id]),
  )
  const make = async () => {
    const reply = await making.run(undefined)
    if (reply) onSaved(reply.data)
  }
  const isAnyMissing = sizes.some(({ codes }) => codes.length === 0)
  const isAnyThere = sizes.some(({ codes }) => codes.length > 0)
  return (
    <div className="ad-stack">
      <div className="ad-row">
        {mayChange && isAnyMissing && (
          <Button icon={<BarcodeIcon />} loading={making.isRunning} onClick={() => void make()}>
            {t('barcode.make')}
          </Button>
        )}
        {isAnyThere && (
          <Button icon={<Print />} onClick={() => setPrinting(true)}>
            {t('barcode.print')}
          </Button>
        )}
        <span className="ad-row__end">
          <DensitySwitch />
        </span>
      </div>
      <BarcodeCells
        // What the server stored begins anew: nothing typed is lost by it.
        key={sizes.map(({ codes, version }) => [version, ...codes].join()).join(';')}
        productId={product.id}
        sizes={sizes}
        isReadOnly={!mayChange}
        onSaved={onSaved}
        onStale={onStale}
      />
      {isPrinting && <LabelsDialog product={product} sizes={sizes} onClose={() => setPrinting(false)} />}
    </div>
  )
}

/** The barcodes of a product's sizes: scanned in, made by the shop, and printed. */
export function BarcodesPart({ product }: { product: Product }) {
  const { data, error, put, refresh } = useFound(getBarcodes, { params: { id: product.id } })
  if (error && !data) return <ErrorState error={error} onRetry={refresh} />
  return data ? (
    <Known product={product} sizes={data} onSaved={put} onStale={refresh} />
  ) : (
    <Skeleton height={240} />
  )
}
