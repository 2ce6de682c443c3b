import { Button } from '@blueprintjs/core'
import { Edit, Plus, Trash } from '@blueprintjs/icons'
import type { Carrier, Settings } from '@deportivo/contracts/admin/settings'
import { useMemo, useState } from 'react'
import { RowSteps } from '../../shared/list/steps/row-menu.tsx'
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
      {
        id: 'name',
        header: t('settings.carrier'),
        role: 'main',
        width: 220,
        least: 130,
        cell: (carrier) => carrier.name,
      },
      {
        id: 'rule',
        header: t('settings.rule'),
        width: 260,
        least: 150,
        cell: (carrier) => <Rule carrier={carrier} />,
      },
      {
        id: 'actions',
        header: t('common.more'),
        role: 'actions',
        width: 60,
        cell: (carrier) => (
          <RowSteps
            steps={[
              {
                text: t('common.edit'),
                icon: <Edit />,
                onSelect: () => setDoing({ act: 'edit', carrier }),
              },
              {
                text: t('common.delete'),
                icon: <Trash />,
                tone: 'danger',
                onSelect: () => setDoing({ act: 'remove', carrier }),
              },
            ]}
          />
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
