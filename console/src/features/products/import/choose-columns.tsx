import { Button, Checkbox } from '@blueprintjs/core'
import { IMPORT_COLUMNS } from '@deportivo/contracts/catalogue/import-columns'
import { checkImport, type ProductImport } from '@deportivo/contracts/catalogue/imports'
import { useState } from 'react'
import { useTexts } from '../../../shared/language/texts.tsx'
import { call } from '../../../shared/net/call.ts'
import { reportError } from '../../../shared/toasts/report-error.ts'
import { ColumnChoice, type MappedColumn } from './column-choice.tsx'

/** The columns of the file for ours; then all of its lines are checked. */
export function ChooseColumns({
  found,
  onChecking,
}: {
  found: ProductImport
  onChecking: (found: ProductImport) => void
}) {
  const t = useTexts()
  const [mapping, setMapping] = useState(found.mapping)
  const [make_missing, setMakeMissing] = useState(found.make_missing)
  const [isSending, setIsSending] = useState(false)
  const change = (field: MappedColumn['field'], mapped: MappedColumn | null) =>
    setMapping((before) => [...before.filter((one) => one.field !== field), ...(mapped ? [mapped] : [])])
  const check = async () => {
    setIsSending(true)
    try {
      const { id, version } = found
      const { data } = await call(checkImport, { params: { id }, body: { version, mapping, make_missing } })
      onChecking(data)
    } catch (error) {
      reportError(error)
      setIsSending(false)
    }
  }
  return (
    <section className="ad-card ad-card--padded ad-import__part">
      <h2>{t('import.columns')}</h2>
      <p className="ad-soft">{t('import.columns_text', { rows: found.rows })}</p>
      <table className="ad-import__table">
        <tbody>
          {IMPORT_COLUMNS.map((field) => (
            <ColumnChoice
              key={field}
              found={found}
              field={field}
              mapped={mapping.find((one) => one.field === field)}
              onChange={(mapped) => change(field, mapped)}
            />
          ))}
        </tbody>
      </table>
      <Checkbox
        checked={make_missing}
        label={t('import.make_missing')}
        onChange={(event) => setMakeMissing(event.currentTarget.checked)}
      />
      <span className="ad-row">
        <Button intent="primary" loading={isSending} onClick={() => void check()}>
          {t('import.check')}
        </Button>
      </span>
    </section>
  )
}
