/** What the pages that are still to be built will contain. */
export const unbuiltScreens = {
  'unbuilt.title': 'Próximamente',
  'unbuilt.link': 'Ir al inicio',
  'unbuilt.operational':
    'Aquí verá cuántos pedidos hay en cada etapa, cuánto tardan, el trabajo de cada auxiliar y las devoluciones por motivo.',
  'unbuilt.manager_title': 'Gerencial',
  'unbuilt.manager':
    'Aquí verá el día comparado con ayer y con el mismo día de la semana pasada, los productos más vendidos, lo que está por agotarse y el dinero que entró.',
  'unbuilt.geo':
    'Aquí verá sus clientes y sus ventas en el mapa de Colombia, por departamento y por municipio.',
  'unbuilt.geo_clients_title': 'Clientes por zona',
  'unbuilt.geo_clients':
    'Aquí verá los clientes de la zona que eligió en el mapa: finales, mayoristas y revendedores.',
  'unbuilt.expenses':
    'Aquí registrará los gastos de la operación con su categoría, su forma de pago y su soporte.',
  'unbuilt.result_state':
    'Aquí verá las ventas menos las devoluciones, el costo de lo vendido y los gastos, por el período que elija.',
  'unbuilt.cash_flow': 'Aquí verá lo que entra, lo que sale y el saldo de cada caja, día por día.',
  'unbuilt.order_summary':
    'Aquí verá cuántos pedidos hay, cuánto valen y cuánto se debe, por estado, tipo, vendedor y forma de pago.',
  'unbuilt.products':
    'Aquí administrará los productos con sus fotos, tallas, precios por código y existencias por bodega.',
  'unbuilt.product_title': 'Producto',
  'unbuilt.product': 'Aquí creará y editará un producto: datos, fotos, precios por código y tallas.',
  'unbuilt.product_detail_title': 'Detalle del producto',
  'unbuilt.product_detail':
    'Aquí verá las existencias de cada talla en cada bodega, de dónde vienen y los movimientos del producto.',
  'unbuilt.sale_product_title': 'Producto del pedido',
  'unbuilt.sale_online_product':
    'Aquí elegirá las tallas de este producto para el pedido online, con lo disponible en cada bodega.',
  'unbuilt.sale_storage_product':
    'Aquí elegirá las tallas de este producto para el pedido de bodega, con lo disponible en cada bodega.',
  'unbuilt.returns':
    'Aquí llevará las garantías y las devoluciones, desde que el cliente la pide hasta que recibe el cambio o el bono.',
  'unbuilt.reserved': 'Aquí verá los pedidos reservados, de quién son y desde cuándo guardan sus unidades.',
  'unbuilt.stores': 'Aquí administrará las bodegas: su nombre, su orden y si venden o solo guardan.',
  'unbuilt.categories': 'Aquí administrará las categorías de los productos y las tallas que usa cada una.',
  'unbuilt.sizes': 'Aquí administrará las tallas y el orden en que se muestran.',
  'unbuilt.cashiers': 'Aquí administrará las cajas y la bodega en que está cada una.',
  'unbuilt.shared_products_title': 'Catálogo',
  'unbuilt.shared_products': 'Aquí verá los productos que le compartieron, con sus fotos, tallas y precios.',
} as const
