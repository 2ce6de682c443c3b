import { Button } from '@blueprintjs/core'
import { Edit, Plus, Trash } from '@blueprintjs/icons'
import type { Carrier, Settings } from '@deportivo/contracts/admin/settings'
import { useMemo, useState } from 'react'
import { DataTable } from '../../shared/list/table/data-table.tsx'
import type { Column } from '../../shared/list/table/table-types.ts'
import { reportError } from '../../shared/toasts/report-error.ts'
import { useTexts } from '../../shared/language/texts.tsx'
import { ConfirmDialog } from '../../shared/ui/dialog/confirm-dialog.tsx'
import { CarrierDialog } from './carrier-dialog.tsx'
import { saveSection } from './save-section.ts'
import { Section } from './section.tsx'

function Rule({ carrier: { guide_digits, guide_pattern } }: { carrier: Carrier }) {
  const t = useTexts()
  if (guide_digits === null && guide_pattern === null)
    return <span className="ad-soft">{t('settings.guide_any')}</span>
  return (
    <>
      {guide_digits !== null && t('settings.guide_of_digits', { digits: guide_digits })}{' '}
      {guide_pattern !== null && <code>{guide_pattern}</code>}
    </>
  )
}

type Doing = { act: 'edit'; carrier: Carrier | null } | { act: 'remove'; carrier: Carrier } | null

function useColumns(setDoing: (doing: Doing) => void): Column<Carrier>[] {
  const t = useTexts()
  return useMemo(
    () => [
      { id: 'name', header: t('settings.carrier'), role: 'main', cell: (carrier) => carrier.name },
      { id: 'rule', header: t('settings.rule'), cell: (carrier) => <Rule carrier={carrier} /> },
      {
        id: 'actions',
        header: t('common.more'),
        role: 'actions',
        align: 'tight',
        cell: (carrier) => (
          <span className="ad-row">
            <Button
              variant="minimal"
              icon={<Edit />}
              aria-label={t('settings.carrier_edit', { name: carrier.name })}
              onClick={() => setDoing({ act: 'edit', carrier })}
            />
            <Button
              variant="minimal"
              icon={<Trash />}
              aria-label={t('settings.carrier_remove', { name: carrier.name })}
              onClick={() => setDoing({ act: 'remove', carrier })}
            />
          </span>
        ),
      },
    ],
    [t, setDoing],
  )
}

export function CarriersSection({ settings }: { settings: Settings }) {
  const t = useTexts()
  const [doing, setDoing] = useState<Doing>(null)
  const columns = useColumns(setDoing)
  const close = () => setDoing(null)
  const remove = async (gone: Carrier) => {
    close()
    const carriers = settings.carriers.filter((carrier) => carrier !== gone)
    await saveSection(settings, { carriers }).catch(reportError)
  }
  return (
    <Section title={t('settings.carriers')} text={t('settings.carriers_text')}>
      <DataTable
        caption={t('settings.carriers')}
        columns={columns}
        rows={settings.carriers}
        rowKey={(carrier) => carrier.id}
        empty={<p className="ad-soft">{t('settings.carriers_none')}</p>}
      />
      <div className="ad-row ad-form__buttons">
        <Button icon={<Plus />} onClick={() => setDoing({ act: 'edit', carrier: null })}>
          {t('settings.carrier_add')}
        </Button>
      </div>
      {doing?.act === 'edit' && <CarrierDialog settings={settings} carrier={doing.carrier} onClose={close} />}
      {doing?.act === 'remove' && (
        <ConfirmDialog
          title={t('settings.carrier_remove', { name: doing.carrier.name })}
          confirmText={t('common.delete')}
          intent="danger"
          onConfirm={() => void remove(doing.carrier)}
          onClose={close}
        >
          <p>{t('settings.carrier_remove_text', { name: doing.carrier.name })}</p>
        </ConfirmDialog>
      )}
    </Section>
  )
}
