import { listProfiles } from '@deportivo/contracts/auth/sign-in'
import { listPriceCodes } from '@deportivo/contracts/catalogue/lists'
import { priceCodeName } from '../../entities/product/prices/price-code-name.ts'
import { useCan } from '../../shared/session/session.tsx'
import { useTexts } from '../../shared/language/texts.tsx'
import { useList } from '../../shared/net/use-list.ts'

const ROLES = ['administrative', 'operative'] as const

/** The profiles by role and the price codes, as the form offers them. */
export function useAccessOptions() {
  const t = useTexts()
  const mayReadCodes = useCan('read catalogue')
  const profiles = useList(listProfiles, { query: { top: 50, include: 'role' } })
  const codes = useList(listPriceCodes, mayReadCodes ? { query: { orderBy: 'order' } } : null)
  return {
    mayReadCodes,
    profileGroups:
      profiles.rows &&
      ROLES.map((role) => ({
        title: t(`role.${role}`),
        options:
          profiles.rows
            ?.filter(({ role_id }) => role_id === role)
            .map(({ id, name }) => ({ value: id, label: name })) ?? [],
      })),
    codeGroups: codes.rows && [
      { options: codes.rows.map((code) => ({ value: code.id, label: priceCodeName(code, t) })) },
    ],
  }
}
