import { getSettings, type Settings } from '@deportivo/contracts/admin/settings'
import { useTexts } from '../../shared/language/texts.tsx'
import { Page } from '../../shared/ui/page/page.tsx'
import { ErrorState, Skeleton } from '../../shared/ui/status/states.tsx'
import { useFound } from '../../shared/net/use-found.ts'
import { CarriersSection } from './carriers-section.tsx'
import { CompanySection } from './company-section.tsx'
import { HistorySection } from './history-section.tsx'
import { HoursSection } from './hours-section.tsx'
import { NumberSection } from './number-section.tsx'
import { SelfClaimSection } from './self-claim-section.tsx'
import { TargetsSection } from './targets-section.tsx'

/** A form begins anew when what it shows was saved, by this person or by another. */
const keyOf = (settings: Settings, name: keyof Settings) => `${name} ${JSON.stringify(settings[name])}`

function Sections({ settings }: { settings: Settings }) {
  return (
    <>
      <CompanySection key={keyOf(settings, 'company_name')} settings={settings} />
      <SelfClaimSection settings={settings} />
      <TargetsSection key={keyOf(settings, 'stage_targets')} settings={settings} />
      <HoursSection key={keyOf(settings, 'business_hours')} settings={settings} />
      <CarriersSection settings={settings} />
      <NumberSection key={keyOf(settings, 'hold_hours')} settings={settings} name="hold_hours" />
      <NumberSection key={keyOf(settings, 'voucher_months')} settings={settings} name="voucher_months" />
      <NumberSection key={keyOf(settings, 'return_days')} settings={settings} name="return_days" />
      <HistorySection />
    </>
  )
}

/** 'Ajustes': what the company decides for itself. */
export function SettingsScreen() {
  const t = useTexts()
  const { data, error, isFirstLoad, refresh } = useFound(getSettings, {})
  return (
    <Page title={t('settings.title')} lead={t('settings.lead')} isNarrow>
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
