import type { Client } from '@deportivo/contracts/clients/clients'
import type { ReactNode } from 'react'
import { isKnownText, useTexts, type TextKey } from '../../shared/language/texts.tsx'
import { Portrait } from '../../shared/ui/people/portrait.tsx'
import { useFormats } from '../../shared/language/use-formats.ts'
import './client-card.css'

/** A client's data, read-only; `children` are facts beside them. */
export function ClientCard({ client, children }: { client: Client; children?: ReactNode }) {
  const t = useTexts()
  const { phone, identification } = useFormats()
  const typeKey = `client.type.${client.type_of_client}`
  const facts: [TextKey, string | null][] = [
    ['client.document', identification(client.identification_number)],
    ['client.phone', phone(client.phone)],
    ['client.city', `${client.city_name}, ${client.department_name}`],
    ['client.address', client.address],
    ['client.type', isKnownText(typeKey) ? t(typeKey) : null],
    ['client.email', client.email],
    ['client.contact', client.contact],
  ]
  return (
    <div className="ad-card ad-client">
      {client.photo !== null && <Portrait name={client.name} picture={client.photo} size={76} />}
      <dl className="ad-client__facts">
        {facts.map(
          ([key, value]) =>
            value && (
              <div key={key}>
                <dt className="ad-overline">{t(key)}</dt>
                <dd>{value}</dd>
              </div>
            ),
        )}
        {children}
      </dl>
    </div>
  )
}
