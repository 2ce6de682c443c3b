import type { Migration } from '@deportivo/platform/db/migrate'

/** Barcodes of the sizes of products, by which products are searched too. */
export const barcodes: Migration = {
  name: '0009-barcodes',
  sql: `
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

    create or replace function catalogue.describe_product() returns trigger language plpgsql as $$
    declare
      sizes text;
      codes text;
    begin
      select c.name, s.name, b.name, r.name, k.name, k.color,
             (select string_agg(z.name, ' ' order by z.sort_order) from catalogue.sizes z where z.id = any(c.size_ids))
      into new.category_name, new.subcategory_name, new.brand_name, new.reference_name, new.color_name, new.color, sizes
      from catalogue.categories c, catalogue.subcategories s, catalogue.brands b, catalogue.brand_references r,
           catalogue.colours k
      where c.id = new.category_id and s.id = new.subcategory_id and b.id = new.brand_id
        and r.id = new.reference_id and k.id = new.color_id;
      select string_agg(e.code, ' ' order by e.code) into codes from catalogue.barcodes e where e.product_id = new.id;
      new.search_text := catalogue.plain(concat_ws(' ', new.name, new.reference_name, new.brand_name,
        new.category_name, new.subcategory_name, new.color_name, sizes, codes));
      return new;
    end $$;

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
  `,
}
