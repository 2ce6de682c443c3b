import type { Migration } from '@deportivo/platform/db/migrate'

/** Names once in any case; and a product is found by the name that a size has now. */
export const sizesAndCategories: Migration = {
  name: '0006-sizes-and-categories',
  sql: `
    alter table catalogue.categories drop constraint categories_name_key;
    create unique index categories_name_key on catalogue.categories (lower(name));
    create unique index sizes_name_key on catalogue.sizes (lower(name));

    create function catalogue.describe_products_of_size() returns trigger language plpgsql as $$
    begin
      update catalogue.products set name = name
      where category_id in (select id from catalogue.categories where new.id = any(size_ids));
      return null;
    end $$;
    create trigger describe_again after update of name on catalogue.sizes
      for each row when (old.name is distinct from new.name) execute function catalogue.describe_products_of_size();
  `,
}
