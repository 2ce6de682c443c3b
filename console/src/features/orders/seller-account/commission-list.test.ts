import type { CommissionLine } from '@deportivo/contracts/sellers/settlements'
import { expect, it } from 'vitest'
import type { Translate } from '../../../shared/language/texts.tsx'
import { changeOf } from './commission-list.tsx'

const t = ((key: string) => key) as Translate

it('a line is named as a return or an exchange of earlier units, and not where it was sold', () => {
  const change = (units: number) => changeOf({ units } as CommissionLine, t)
  expect([change(-1), change(0), change(1)]).toEqual([
    'seller_account.returned',
    'returns.type_exchange',
    null,
  ])
})
