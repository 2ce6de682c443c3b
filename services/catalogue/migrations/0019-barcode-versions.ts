import type { Migration } from '@deportivo/platform/db/migrate'

/** Of two users who change the codes of one size at once, the second is refused: the codes of a size have a version. */
export const barcodeVersions: Migration = {
  name: '0019-barcode-versions',
  sql: `
    -- A size without a row has version 1. No references: a number in it holds no product or size that has no codes.
    create table catalogue.barcode_versions (
      product_id integer not null,
      size_id integer not null,
      version integer not null,
      updated_by text,
      updated_at timestamptz not null,
      primary key (product_id, size_id)
    );

    -- A trigger, so that whatever writes codes is seen; who it was is stored by the call.
    create function catalogue.count_barcode_change() returns trigger language plpgsql as $$
    begin
      insert into catalogue.barcode_versions as v (product_id, size_id, version, updated_at)
      select distinct product_id, size_id, 2, now() from changed order by product_id, size_id
      on conflict (product_id, size_id)
        do update set version = v.version + 1, updated_by = null, updated_at = excluded.updated_at;
      return null;
    end $$;
    create trigger count_insert after insert on catalogue.barcodes referencing new table as changed
      for each statement execute function catalogue.count_barcode_change();
    create trigger count_delete after delete on catalogue.barcodes referencing old table as changed
      for each statement execute function catalogue.count_barcode_change();
  `,
}
