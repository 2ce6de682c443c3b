/** A hash of what an order sells, equal for equal lines in whatever order they were added. */
export const linesHash = (orderId: string) => `(
  select md5(coalesce(string_agg(concat_ws(' ', product_id, size_id, code_id, quantity, price), ','
    order by product_id, size_id, code_id, quantity, price), ''))
  from orders.order_lines where order_id = ${orderId})`
