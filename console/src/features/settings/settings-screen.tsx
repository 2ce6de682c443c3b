import { getSettings, type Settings } from '@deportivo/contracts/admin/settings'
import { useTexts } from '../../shared/language/texts.tsx'
import { DensitySwitch } from '../../shared/ui/controls/density-switch.tsx'
import { Page } from '../../shared/ui/page/page.tsx'
import { ErrorState, Skeleton } from '../../shared/ui/status/states.tsx'
import { useFound } from '../../shared/net/use-found.ts'
import { CarriersSection } from './carriers-section.tsx'
import { CommissionSection } from './commission-section.tsx'
import { CompanySection } from './company-section.tsx'
import { ExpensesSection } from './expenses-section.tsx'
import { HistorySection } from './history-section.tsx'
import { HoursSection } from './hours-section.tsx'
import { NUMBER_SECTIONS, NumbersSection } from './numbers-section.tsx'
import { SelfClaimSection } from './self-claim-section.tsx'
import { TargetsSection } from './targets-section.tsx'

/** A form begins anew when what it shows was saved, by this person or by another. */
const keyOf = (settings: Settings, ...names: (keyof Settings)[]) =>
  names.map((name) => `${name} ${JSON.stringify(settings[name])}`).join(' ')

function Sections({ settings }: { settings: Settings }) {
  return (
    <>
      <CompanySection key={keyOf(settings, 'company_name')} settings={settings} />
      <SelfClaimSection settings={settings} />
      <TargetsSection key={keyOf(settings, 'stage_targets')} settings={settings} />
      <HoursSection key={keyOf(settings, 'business_hours')} settings={settings} />
      <CarriersSection settings={settings} />
      {NUMBER_SECTIONS.map((section) => (
        <NumbersSection key={keyOf(settings, ...section.names)} settings={settings} section={section} />
      ))}
      <ExpensesSection key={keyOf(settings, 'expense_limit')} settings={settings} />
      <CommissionSection key={keyOf(settings, 'commission')} settings={settings} />
      <HistorySection />
    </>
  )
}

/** 'Ajustes': what the company decides for itself. */
export function SettingsScreen() {
  const t = useTexts()
  const { data, error, isFirstLoad, refresh } = useFound(getSettings, {})
  return (
    <Page title={t('settings.title')} lead={t('settings.lead')} beside={<DensitySwitch />}>
      <div className="ad-settings">
        {isFirstLoad && [1, 2, 3].map((part) => <Skeleton key={part} height={140} />)}
        {error && data === undefined && (
          <ErrorState error={error} titleKey="settings.error" onRetry={refresh} />
        )}
        {data && <Sections settings={data} />}
      </div>
    </Page>
  )
}
