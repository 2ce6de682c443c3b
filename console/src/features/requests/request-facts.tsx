import type { ProductRequest } from '@deportivo/contracts/requests/requests'
import { Link } from 'react-router-dom'
import { priceCodeName } from '../../entities/product/prices/price-code-name.ts'
import { useTexts } from '../../shared/language/texts.tsx'
import { useFormats } from '../../shared/language/use-formats.ts'
import { paths } from '../../shared/navigation/paths.ts'
import { Facts } from '../../shared/ui/display/facts.tsx'

/** Who asked, when, of whom, and what became of it. */
export function RequestFacts({ request }: { request: ProductRequest }) {
  const t = useTexts()
  const { phone, instant } = useFormats()
  const { order_id } = request
  return (
    <Facts
      facts={[
        [t('client.phone'), <span className="ad-num">{phone(request.phone)}</span>],
        [t('request.created'), <span className="ad-num">{instant(request.created_at)}</span>],
        [t('request.note'), request.note],
        [t('share.by'), request.seller],
        [t('request.list'), priceCodeName({ key: request.code, name: request.code_name }, t)],
        ...(order_id === null
          ? []
          : ([[t('request.order'), <Link to={paths.sale(order_id)}>#{order_id}</Link>]] as const)),
        ...(request.reason === null ? [] : ([[t('request.reason'), request.reason]] as const)),
      ]}
    />
  )
}
