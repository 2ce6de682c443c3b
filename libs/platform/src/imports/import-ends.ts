/** The columns and states of a table of imports that are cancelled, or whose work ended its process. */
export function importEnds(table: `${string}.${string}`): string {
  const name = table.slice(table.indexOf('.') + 1)
  return `
    alter table ${table}
      -- How often its present work was begun without coming to an end.
      add column begun smallint not null default 0,
      drop constraint ${name}_state_check,
      add constraint ${name}_state_check check (
        state in ('reading', 'columns', 'checking', 'checked', 'applying', 'applied', 'refused', 'cancelled')
      );
    -- The files of one person that are worked on, or wait.
    create index ${name}_unfinished on ${table} (by_id)
      where state in ('reading', 'columns', 'checking', 'checked', 'applying');`
}
