import type { User } from '@deportivo/contracts/auth/users'
import { priceCodeName } from '../../entities/product/prices/price-code-name.ts'
import { useTexts } from '../../shared/language/texts.tsx'
import { Portrait } from '../../shared/ui/people/portrait.tsx'
import { useFormats } from '../../shared/language/use-formats.ts'
import { UserState } from './user-state.tsx'
import './users.css'

/** Who it is, and what the product noted of their account. */
export function UserFacts({ user }: { user: User }) {
  const t = useTexts()
  const { instant } = useFormats()
  const changed = instant(user.updated_at)
  const facts: [label: string, value: string][] = [
    [
      t('people.last_signed_in'),
      user.last_signed_in_at ? instant(user.last_signed_in_at) : t('people.never_signed_in'),
    ],
    [
      t('people.second_factor'),
      t(user.has_second_factor ? 'people.second_factor_on' : 'people.second_factor_off'),
    ],
    [t('people.created_at'), instant(user.created_at)],
    [
      t('people.updated_at'),
      user.updated_by ? t('people.updated_by', { at: changed, by: user.updated_by }) : changed,
    ],
  ]
  return (
    <>
      <div className="ad-user-head">
        <Portrait name={user.name} picture={user.photo} size={52} />
        <div>
          <p className="ad-table__strong">{user.name}</p>
          <UserState state={user.state} />
        </div>
      </div>
      <dl className="ad-user-facts">
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt className="ad-overline">{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </>
  )
}

/** The same person for users who may not change it. */
export function UserCard({ user }: { user: User }) {
  const t = useTexts()
  const { phone, identification } = useFormats()
  const facts: [label: string, value: string | null][] = [
    [t('people.email'), user.email],
    [t('people.phone'), user.phone && phone(user.phone)],
    [t('people.document'), user.identification_number && identification(user.identification_number)],
    [t('people.address'), user.address],
    [t('people.profiles'), user.profiles.map(({ name }) => name).join(', ')],
    [t('people.codes'), user.codes.map((code) => priceCodeName(code, t)).join(', ') || t('people.no_codes')],
  ]
  return (
    <section className="ad-card ad-card--padded">
      <dl className="ad-user-facts">
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt className="ad-overline">{label}</dt>
            <dd>{value ?? t('common.none')}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
