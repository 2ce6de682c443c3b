/** The columns of the file that Shopify offers as its template since 2025. */
const SHOPIFY =
  'Title,URL handle,Description,Vendor,Product category,Type,Tags,Published on online store,Status,SKU,Barcode,Option1 name,Option1 value,Option1 Linked To,Option2 name,Option2 value,Option2 Linked To,Option3 name,Option3 value,Option3 Linked To,Price,Compare-at price,Cost per item,Charge tax,Tax name,Unit price total measure,Unit price total measure unit,Unit price base measure,Unit price base measure unit,Inventory tracker,Inventory quantity,Continue selling when out of stock,Weight value (grams),Weight unit for display,Requires shipping,Fulfillment service,Product image URL,Image position,Image alt text,Variant image URL,Gift card,SEO title,SEO description,Google Shopping / Google product category'

/** Those of WooCommerce 10 in Spanish, for products with two attributes. */
const WOOCOMMERCE =
  'ID,Tipo,SKU,"GTIN, UPC, EAN o ISBN",Nombre,Publicado,¿Está destacado?,Visibilidad en el catálogo,Descripción corta,Descripción,Día en que empieza el precio rebajado,Día en que termina el precio rebajado,Estado del impuesto,Clase de impuesto,¿Existencias?,Inventario,Cantidad de bajo inventario,¿Permitir reservas de productos agotados?,¿Vendido individualmente?,Peso (kg),Longitud (cm),Anchura (cm),Altura (cm),¿Permitir valoraciones de clientes?,Nota de compra,Precio rebajado,Precio normal,Categorías,Etiquetas,Clase de envío,Imágenes,Límite de descargas,Días de caducidad de la descarga,Superior,Productos agrupados,Ventas dirigidas,Ventas cruzadas,URL externa,Texto del botón,Posición,Marcas,Nombre del atributo 1,Valor(es) del atributo 1,Atributo visible 1,Atributo global 1,Nombre del atributo 2,Valor(es) del atributo 2,Atributo visible 2,Atributo global 2'

/** Those of Shopify until 2024 that hold something. */
const SHOPIFY_BEFORE =
  'Handle,Title,Body (HTML),Vendor,Type,Option1 Name,Option1 Value,Variant SKU,Variant Inventory Qty,Variant Price,Variant Barcode'

const OWN =
  'Nombre;Marca;Referencia;Color;Categoría;Subcategoría;Precio público;Precio mínimo;Bodega;Talla;Cantidad'

type Cells = Readonly<Record<string, string | number>>

const quoted = (value: string) => (/[",;\n]/.test(value) ? `"${value.replaceAll('"', '""')}"` : value)

/** The columns of a file by name; its rows name those that they fill. */
function fileOf(head: string, rows: readonly Cells[], separator = ','): string {
  const names = head.match(/"[^"]*"|[^,;]+/g)?.map((name) => name.replaceAll('"', '')) ?? []
  const unknown = rows.flatMap((row) => Object.keys(row)).find((name) => !names.includes(name))
  if (unknown !== undefined) throw new Error(`no column ${unknown}`)
  const lines = rows.map((row) => names.map((name) => quoted(String(row[name] ?? ''))).join(separator))
  return `\uFEFF${[head, ...lines].join('\r\n')}\r\n`
}

/** A boot in two colours with sizes and a cap without options; a picture that cannot be fetched. `mark` is in all names. */
export function shopifyToday(mark: string): string {
  const handle = `bota-${mark.toLowerCase()}`
  const variant = (size: number, color: string, units: number) => ({
    'URL handle': handle,
    SKU: `${mark}-${color[0]}-${size}`,
    'Option1 value': color,
    'Option2 value': size,
    Price: '189900.00',
    'Cost per item': '90000.00',
    'Inventory tracker': 'shopify',
    'Inventory quantity': units,
    'Charge tax': 'TRUE',
    'Weight value (grams)': 850,
  })
  const described = {
    Title: `Bota ${mark}`,
    Description: '<p>Cuero <b>liso</b> &amp; suela de caucho.</p>',
    Vendor: 'Zancada',
    'Product category': 'Apparel & Accessories > Shoes',
    Type: 'Botas de tienda',
    Tags: 'cuero, invierno',
    'Published on online store': 'TRUE',
    Status: 'active',
    'Option1 name': 'Color',
    'Option2 name': 'Talla',
    'Product image URL': 'https://10.0.0.1/bota.jpg',
  }
  return fileOf(SHOPIFY, [
    { ...described, ...variant(38, 'Rojo', 4) },
    variant(39, 'Rojo', 2),
    variant(38, 'Negro', 1),
    {
      ...variant(0, 'G', 7),
      Title: `Gorra ${mark}`,
      'URL handle': `gorra-${mark.toLowerCase()}`,
      Vendor: 'Zancada',
      Type: 'Gorras de tienda',
      'Option1 name': 'Title',
      'Option1 value': 'Default Title',
      'Option2 value': '',
      Price: '49900.00',
    },
  ])
}

/** A variable product whose second variation stands above it, and a simple one. */
export function wooInSpanish(mark: string): string {
  const variation = (id: number, size: number, units: number) => ({
    ID: id,
    Tipo: 'variation',
    SKU: `${mark}-${size}`,
    Nombre: `Zancada ${mark} - ${size}`,
    Publicado: 1,
    '¿Existencias?': 1,
    Inventario: units,
    'Precio rebajado': 149_900,
    'Precio normal': 189_900,
    Superior: mark,
    'Nombre del atributo 1': 'Talla',
    'Valor(es) del atributo 1': size,
    'Atributo global 1': 1,
  })
  return fileOf(WOOCOMMERCE, [
    variation(12, 39, 2),
    {
      ID: 10,
      Tipo: 'variable',
      SKU: mark,
      Nombre: `Zancada ${mark}`,
      Publicado: 1,
      'Descripción corta': 'Liviana y c&oacute;moda',
      Descripción: '<p>Cuero &ndash; suela de caucho.</p>',
      '¿Existencias?': 1,
      Categorías: 'Botas de la web, Botas de la web > Altas',
      Marcas: 'Zancada &amp; Co',
      'Nombre del atributo 1': 'Talla',
      'Valor(es) del atributo 1': '38, 39',
      'Nombre del atributo 2': 'Color',
      'Valor(es) del atributo 2': 'Rojo',
    },
    variation(11, 38, 4),
    {
      ID: 13,
      Tipo: 'simple',
      SKU: `${mark}-G`,
      Nombre: `Gorra ${mark}`,
      Publicado: 1,
      '¿Existencias?': 1,
      Inventario: 7,
      'Precio normal': 49_900,
      Categorías: 'Gorras de la web',
      Marcas: 'Zancada &amp; Co',
    },
  ])
}

/** A file of our own shape in which a cap, beside shoes, has no size. */
export function withoutSizes(mark: string, store: string): string {
  const line = (name: string, category: string, size: number | '', units: number) => ({
    Nombre: `${name} ${mark}`,
    Marca: 'Cumbre',
    Referencia: `R-${mark}`,
    Color: 'Azul',
    Categoría: category,
    Subcategoría: 'General',
    'Precio público': 189_900,
    'Precio mínimo': 150_000,
    Bodega: store,
    Talla: size,
    Cantidad: units,
  })
  const lines = [line('Bota', 'Botas', 38, 4), line('Bota', 'Botas', 39, 2), line('Gorra', 'Gorras', '', 7)]
  return fileOf(OWN, lines, ';')
}

/** Sizes of which some have a quantity that is none, a code that is none or that of another, and a long description. */
export function withWrongCells(mark: string, code: string): string {
  const row = (size: number, units: string, code: string) => ({
    Handle: mark.toLowerCase(),
    'Option1 Value': size,
    'Variant SKU': `${mark}-${size}`,
    'Variant Inventory Qty': units,
    'Variant Price': '189900.00',
    'Variant Barcode': code,
  })
  const described = {
    Title: `Tenis ${mark}`,
    'Body (HTML)': 'Suela de caucho. '.repeat(160),
    Vendor: 'Zancada',
    Type: 'Tenis de tienda',
    'Option1 Name': 'Talla',
  }
  return fileOf(SHOPIFY_BEFORE, [
    { ...described, ...row(36, '4', 'does not apply') },
    row(37, 'parent', 'does not apply'),
    row(38, '-3', '17701234567894'),
    row(39, '2', code),
    row(40, '1', code),
  ])
}
