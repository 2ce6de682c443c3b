import { Checkbox } from '@blueprintjs/core'
import {
  FILLED_COLUMNS,
  IMPORT_COLUMNS,
  NEEDED_COLUMNS,
  PRODUCT_KEYS,
} from '@deportivo/contracts/catalogue/import-columns'
import { checkImport, type ProductImport } from '@deportivo/contracts/catalogue/imports'
import { useState } from 'react'
import { ChooseColumns } from '../../shared/import/choose-columns.tsx'
import { useTexts } from '../../shared/language/texts.tsx'
import { call } from '../../shared/net/call.ts'

/** The columns of a file of products, and whether lists get what they lack. */
export function ChooseProductColumns({
  found,
  onChecking,
}: {
  found: ProductImport
  onChecking: (found: ProductImport) => void
}) {
  const t = useTexts()
  const { id, version } = found
  const [make_missing, setMakeMissing] = useState(found.make_missing)
  return (
    <ChooseColumns
      found={found}
      columns={IMPORT_COLUMNS}
      needed={NEEDED_COLUMNS}
      known={{ text: t('import.known_products'), keys: PRODUCT_KEYS }}
      filled={FILLED_COLUMNS}
      columnName={(field) => t(`import.column.${field}`)}
      check={async (mapping) => {
        const body = { version, mapping, make_missing }
        const { data } = await call(checkImport, { params: { id }, body })
        onChecking(data)
      }}
    >
      <Checkbox
        checked={make_missing}
        label={t('import.make_missing')}
        onChange={(event) => setMakeMissing(event.currentTarget.checked)}
      />
    </ChooseColumns>
  )
}
