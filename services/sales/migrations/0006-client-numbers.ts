import type { Migration } from '@deportivo/platform/db/migrate'
import { phoneDigits } from '@deportivo/platform/db/phone-digits'

/**
 * Numbers of clients that were stored as typed have the form of new ones: digits, and a company's tax number its check
 * digit. A company that is registered with and without it stays twice, as orders and vouchers refer to both: the one
 * without stays so, until a user decides.
 */
export const clientNumbers: Migration = {
  name: '0006-client-numbers',
  sql: String.raw`
    update sales.clients set phone = ${phoneDigits('phone')}
      where phone !~ '^\+?\d+$' or phone ~ '^(\+|00)?57\d{10}$' or phone ~ '^00';
    update sales.clients set identification_number = upper(regexp_replace(identification_number, '[^0-9A-Za-z]', '', 'g'))
      where identification_number ~ '[^0-9A-Z]' and identification_number ~ '[0-9A-Za-z]';

    -- The tax office's modulo 11.
    create function sales.with_check_digit(nit text) returns text language sql immutable as $$
      select nit || case when sum % 11 > 1 then 11 - sum % 11 else sum % 11 end
      from (
        select sum(weight * substr(reverse(nit), place::integer, 1)::integer) as sum
        from unnest(array[3, 7, 13, 17, 19, 23, 29, 37, 41]) with ordinality as weights (weight, place)
      ) as sums
    $$;
    update sales.clients c set identification_number = sales.with_check_digit(c.identification_number)
      where c.type_of_person <> 1 and c.identification_number ~ '^[89]\d{8}$' and not exists (
        select from sales.clients other
        where other.identification_number = sales.with_check_digit(c.identification_number));
    drop function sales.with_check_digit(text);
  `,
}
