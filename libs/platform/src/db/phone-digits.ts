const digitsOf = (column: string) => String.raw`regexp_replace(${column}, '\D', '', 'g')`

const dialled = (column: string) =>
  String.raw`case when ${column} ~ '^\s*\+' then '+' else '' end || ${digitsOf(column)}`

/**
 * SQL that makes of a telephone number as it was typed the one that the server stores (`storedPhone`, in the contracts):
 * ten digits of Colombia, `+` and all digits of other countries. What is none, as 'no tiene', stays as it is.
 */
export const phoneDigits = (column: string): string => String.raw`
    case when length(${digitsOf(column)}) < 7 or ${column} ~ '[[:alpha:]]' then ${column}
    else regexp_replace(regexp_replace(regexp_replace(
      ${dialled(column)}, '^(\+|00)57(\d{10})$', '\2'), '^57([36]\d{9})$', '\1'), '^00', '+')
    end`
