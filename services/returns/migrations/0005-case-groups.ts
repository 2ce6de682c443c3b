import type { Migration } from '@deportivo/platform/db/migrate'

/** Cases that were requested in one call, under a number of their own; what a client may return; cases by their days. */
export const caseGroups: Migration = {
  name: '0005-case-groups',
  sql: `
    create sequence returns.case_groups as integer;
    alter table returns.cases add column group_id integer;
    create index cases_of_group on returns.cases (group_id, id desc);
    create index sold_lines_of_client on returns.sold_lines (client_id, order_id desc, line_id) where is_delivered;
    create index cases_by_request on returns.cases (created_at, id) where state_id <> 'return_cancelled';
    create index cases_by_settlement on returns.cases (settled_at, id) where settled_at is not null;
    create index cases_with_reason_by_number on returns.cases (reason_id, id desc);
    create index cases_of_brand on returns.cases (brand_id, id desc);
    create index cases_of_profile on returns.cases (profile_id, id desc);
    drop index returns.cases_with_reason;
  `,
}
