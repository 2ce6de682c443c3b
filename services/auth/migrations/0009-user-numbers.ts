import type { Migration } from '@deportivo/platform/db/migrate'
import { phoneDigits } from '@deportivo/platform/db/phone-digits'

/** Numbers of users that were stored as typed have the form of new ones: digits, and letters of a passport. */
export const userNumbers: Migration = {
  name: '0009-user-numbers',
  sql: `
    update auth.users set phone = ${phoneDigits('phone')} where phone is not null;
    update auth.users
      set identification_number = upper(regexp_replace(identification_number, '[^0-9A-Za-z]', '', 'g'))
      where identification_number ~ '[^0-9A-Z]' and identification_number ~ '[0-9A-Za-z]';
  `,
}
