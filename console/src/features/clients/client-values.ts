import type { createClient, Client } from '@deportivo/contracts/clients/clients'
import { shownIdentification } from '@deportivo/contracts/identification'
import { shownPhone } from '@deportivo/contracts/phone'
import type { BodyOf } from '@deportivo/contracts/route'

export type ClientBody = BodyOf<typeof createClient>

/** What the fields hold: a client's body, with blanks while it is being filled. */
export type ClientValues = { [Field in keyof ClientBody]: ClientBody[Field] | null }

const PERSON = 1
const FINAL_CLIENT = 1

/** What a form begins with: the stored client, or what was typed where none was found. */
export function valuesOf(client: Client | null, typed: string, knownPhone: string): Partial<ClientValues> {
  if (client === null) {
    const isDocument = /^[\d.\- ]{4,}$/.test(typed)
    return {
      type_of_person: PERSON,
      type_of_client: FINAL_CLIENT,
      name: isDocument ? '' : typed,
      identification_number: isDocument ? typed : '',
      ...(knownPhone === '' ? {} : { phone: shownPhone(knownPhone) }),
    }
  }
  const { name, identification_number, email, phone, address, contact, municipality } = client
  const { department_id, city_id, type_of_person, type_of_client, code_id } = client
  return {
    name,
    email,
    address,
    contact,
    municipality,
    identification_number: shownIdentification(identification_number),
    phone: shownPhone(phone),
    department_id,
    city_id,
    type_of_person,
    type_of_client,
    code_id,
  }
}
