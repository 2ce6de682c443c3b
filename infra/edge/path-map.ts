import { ALL_ROUTES, type RoutedService } from '@deportivo/contracts/registry/routes'

/** One rule of the map: requests of this method whose path matches go to this service. */
export interface PathRule {
  readonly method: string
  /** Matches the whole path, in the dialect that JavaScript and PCRE share. */
  readonly pattern: RegExp
  readonly service: RoutedService
}

/** The targets of the edge: the services with routes, and the one with sockets. */
export type EdgeTarget = RoutedService | 'live'

/** Serves what no rule names: the console, the documents, and the problem for an unknown call. */
export const DEFAULT_SERVICE: RoutedService = 'auth'

const API = '/api/v1'

/** Pages whose head a service fills in: of shared products, for the previews of messengers. */
const PAGES: readonly PathRule[] = [
  { method: 'GET', pattern: /^\/public\/products\/[^/]+\/?$/, service: 'catalogue' },
]

/** Made from the contracts: a call added there is routed without a change of the edge. First match wins. */
export function pathRules(): PathRule[] {
  const calls = Object.entries(ALL_ROUTES)
    .flatMap(([service, contracts]) =>
      contracts.map(({ method, path }) => ({ method, path, service: service as RoutedService })),
    )
    .sort((a, b) => compare(specificity(a.path), specificity(b.path)) || compare(a.path, b.path))
    .map(({ method, path, service }) => ({ method, pattern: patternOf(path), service }))
  return [...PAGES, ...calls]
}

/** The service that serves this request. */
export function serviceFor(rules: readonly PathRule[], method: string, path: string): EdgeTarget {
  if (path.startsWith('/socket.io/')) return 'live'
  const asked = method === 'HEAD' ? 'GET' : method
  const rule = rules.find((one) => one.method === asked && one.pattern.test(path))
  return rule?.service ?? DEFAULT_SERVICE
}

// '/sale/open' must be tried before '/sale/:id', as the services' own routers do.
function specificity(path: string): string {
  return path
    .split('/')
    .map((segment) => (segment.startsWith(':') ? '1' : '0'))
    .join('')
}

function patternOf(path: string): RegExp {
  const segments = path.split('/').map((segment) => (segment.startsWith(':') ? '[^/]+' : literally(segment)))
  return new RegExp(`^${API}${segments.join('/')}/?$`)
}

const literally = (segment: string): string => segment.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)
