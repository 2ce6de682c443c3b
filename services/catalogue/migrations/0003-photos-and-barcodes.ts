import type { Migration } from '@deportivo/platform/db/migrate'

/** Photos of products in their order, and barcodes of their sizes, by which products are searched too. */
export const photosAndBarcodes: Migration = {
  name: '0003-photos-and-barcodes',
  sql: `
    create table catalogue.product_photos (
      -- That of its attachment.
      id integer primary key,
      product_id integer not null references catalogue.products (id),
      -- Part of its address, which cannot be guessed.
      key text not null unique,
      position integer not null,
      -- Examined, and made into pictures.
      is_shown boolean not null default false,
      -- The address that it was fetched from: the same file does not add it twice.
      source_url text
    );
    create index product_photos_of_product on catalogue.product_photos (product_id, position, id);

    create function catalogue.repeat_photo_keys() returns trigger language plpgsql as $$
    declare
      changed integer := coalesce(new.product_id, old.product_id);
    begin
      update catalogue.products
      set photo_keys = array(
        select p.key from catalogue.product_photos p where p.product_id = changed and p.is_shown order by p.position, p.id)
      where id = changed;
      return null;
    end $$;
    create trigger repeat_photo_keys after insert or update or delete on catalogue.product_photos
      for each row execute function catalogue.repeat_photo_keys();

    create table catalogue.barcodes (
      code text primary key check (code ~ '^([0-9]{8}|[0-9]{13})$'),
      product_id integer not null references catalogue.products (id),
      size_id integer not null references catalogue.sizes (id),
      -- In the order in which they were entered.
      position integer not null
    );
    create index barcodes_of_product on catalogue.barcodes (product_id, size_id, position);
    create index barcodes_of_size on catalogue.barcodes (size_id);
    -- Of the shop's own codes.
    create sequence catalogue.barcode_number;

    -- Of two users who change the codes of one size at once, the second is refused: the codes of a size have a version.
    -- A size without a row has version 1. No references: a number in it holds no product or size that has no codes.
    create table catalogue.barcode_versions (
      product_id integer not null,
      size_id integer not null,
      version integer not null,
      updated_by text,
      updated_at timestamptz not null,
      primary key (product_id, size_id)
    );

    create function catalogue.describe_product_of_barcode() returns trigger language plpgsql as $$
    begin
      update catalogue.products set name = name where id in (select product_id from changed);
      return null;
    end $$;
    -- By statement: a product with thirty codes is described again once.
    create trigger describe_again after insert on catalogue.barcodes referencing new table as changed
      for each statement execute function catalogue.describe_product_of_barcode();
    create trigger describe_less after delete on catalogue.barcodes referencing old table as changed
      for each statement execute function catalogue.describe_product_of_barcode();

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
