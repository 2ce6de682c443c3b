/** Every address of the console, once. Patterns are for the router; functions make a link. */
export const PATTERNS = {
  login: '/login',
  clients: '/clients',
  clientHistory: '/clients/:clientId/history',
  clientHistoryOrder: '/clients/:clientId/history/:saleId/:products',
  orders: '/orders',
  sellerOrders: '/seller/orders/:sellerId',
  sellerOrder: '/seller/orders/:sellerId/:clientId/:orderId/:codeId',
  sale: '/sales/:saleId',
  saleOfClient: '/sales/:saleId/:clientId',
  cart: '/cart/:saleId',
  cartOfClient: '/cart/:saleId/:clientId',
  checkout: '/checkout/:saleId/:clientId',
  storageCheckout: '/checkout/:saleId/:clientId/sales-storage',
  shareProducts: '/share_products',
  dispatches: '/dispatches',
  administrative: '/administrative',
  loading: '/loading',
  notFound: '/404',
} as const

type Id = number | string

export const paths = {
  home: '/',
  login: '/login',
  forgotPassword: '/forgot-password',
  users: '/users/all',
  clients: '/clients',
  clientHistory: (clientId: Id) => `/clients/${clientId}/history`,
  orders: '/orders',
  sellerOrders: (sellerId: Id) => `/seller/orders/${sellerId}`,
  sellerOrder: (at: { sellerId: Id; clientId: Id; orderId: Id; codeId: Id }) =>
    `/seller/orders/${at.sellerId}/${at.clientId}/${at.orderId}/${at.codeId}`,
  sale: (saleId: Id, clientId?: Id) => `/sales/${saleId}${clientId === undefined ? '' : `/${clientId}`}`,
  checkout: (saleId: Id, clientId: Id) => `/checkout/${saleId}/${clientId}`,
  storageCheckout: (saleId: Id, clientId: Id) => `/checkout/${saleId}/${clientId}/sales-storage`,
  shareProducts: '/share_products',
  dispatches: '/dispatches',
  dispatch: (orderId: Id) => `/dispatches?order=${orderId}`,
  administrative: '/administrative',
  loading: '/loading',
  notFound: '/404',
} as const
