import type { unbuiltScreens as spanish } from '../../es/shell/unbuilt.ts'

export const unbuiltScreens: Record<keyof typeof spanish, string> = {
  'unbuilt.title': 'Coming soon',
  'unbuilt.link': 'Go to the start',
  'unbuilt.operational':
    'Here you will see how many orders stand in each stage, how long they take, the work of each assistant and the returns by reason.',
  'unbuilt.manager_title': 'Management',
  'unbuilt.manager':
    'Here you will see the day against yesterday and the same weekday, the best-selling products, what is running out and the money that came in.',
  'unbuilt.geo':
    'Here you will see your clients and sales on the map of Colombia, by department and municipality.',
  'unbuilt.geo_clients_title': 'Clients by area',
  'unbuilt.geo_clients':
    'Here you will see the clients of the area chosen on the map: final, wholesale and resellers.',
  'unbuilt.expenses':
    'Here you will record the running expenses with their category, way of payment and receipt.',
  'unbuilt.result_state':
    'Here you will see sales less returns, cost of goods and expenses, for the period you choose.',
  'unbuilt.cash_flow':
    'Here you will see what comes in, what goes out and the balance of each register, day by day.',
  'unbuilt.order_summary':
    'Here you will see how many orders there are, their value and what is owed, by state, type, seller and way of payment.',
  'unbuilt.products':
    'Here you will manage the products with their photos, sizes, prices by code and stock by warehouse.',
  'unbuilt.product_title': 'Product',
  'unbuilt.product': 'Here you will create and edit a product: data, photos, prices by code and sizes.',
  'unbuilt.product_detail_title': 'Product detail',
  'unbuilt.product_detail':
    'Here you will see the stock of each size in each warehouse, where it comes from and the moves of the product.',
  'unbuilt.sale_product_title': 'Product of the order',
  'unbuilt.sale_online_product':
    'Here you will choose the sizes of this product for the online order, with what each warehouse has.',
  'unbuilt.sale_storage_product':
    'Here you will choose the sizes of this product for the warehouse order, with what each warehouse has.',
  'unbuilt.returns':
    'Here you will follow warranties and returns, from the client’s request to the exchange or the voucher.',
  'unbuilt.reserved':
    'Here you will see the reserved orders, whose they are and since when they hold their units.',
  'unbuilt.stores': 'Here you will manage the warehouses: name, order, and whether they sell or only keep.',
  'unbuilt.categories': 'Here you will manage the categories of the products and the sizes each one uses.',
  'unbuilt.sizes': 'Here you will manage the sizes and the order in which they are shown.',
  'unbuilt.cashiers': 'Here you will manage the registers and the warehouse each one stands in.',
  'unbuilt.shared_products_title': 'Catalogue',
  'unbuilt.shared_products':
    'Here you will see the products that were shared with you, with photos, sizes and prices.',
}
