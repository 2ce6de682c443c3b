import type { Migration } from '@deportivo/platform/db/migrate'

/** Photos in their order; products repeat the keys of those that may be shown, so that a page of products is one table. */
export const productPhotos: Migration = {
  name: '0007-product-photos',
  sql: `
    create table catalogue.product_photos (
      -- That of its attachment.
      id integer primary key,
      product_id integer not null references catalogue.products (id),
      -- Part of its address, which cannot be guessed.
      key text not null unique,
      position integer not null,
      -- Examined, and made into pictures.
      is_shown boolean not null default false
    );
    create index product_photos_of_product on catalogue.product_photos (product_id, position, id);
    alter table catalogue.products add column photo_keys text[] not null default '{}';

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

    create or replace view catalogue.published_products as
    select id, name,
           '/api/v1/product/' || id || coalesce('/picture?photo=' || photo_keys[1], '/picture?v=' || version) as photo,
           category_id, category_name, subcategory_id, subcategory_name, brand_id, brand_name,
           reference_id, reference_name, color_id, color_name, minimal_price, codes, is_active
    from catalogue.products;
  `,
}
