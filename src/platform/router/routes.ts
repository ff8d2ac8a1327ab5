/** The pages of app.config as the build hands them over, found by their addresses. */

export interface Module {
  /** The page's component. */
  default: unknown
}

export interface Route {
  /** As in app.config, without a leading slash. */
  path: string
  navigationBarTitleText?: string
  /** Starts loading the page's script. */
  load: (context: { pathname: string }, params: object) => [Promise<Module>, ...unknown[]]
}

export interface RouterOptions {
  routes: Route[]
  entryPagePath: string
  tabBar?: { list: { pagePath: string }[] }
  router: { customRoutes?: Record<string, string | string[]> }
}

function trimSlashes(path: string): string {
  return path.replace(/^\/|\/$/g, '')
}

/** Addresses are compared in any case, with or without a slash at either end. */
function normalize(path: string): string {
  return trimSlashes(path).toLowerCase()
}

/** Every address of every page; the first page of an address counts. */
export function indexRoutes({ routes, router }: RouterOptions): ReadonlyMap<string, Route> {
  const index = new Map<string, Route>()
  const add = (path: string, route: Route) => {
    const key = normalize(path)
    if (!index.has(key)) index.set(key, route)
  }
  for (const route of routes) add(route.path, route)
  for (const [page, addresses] of Object.entries(router.customRoutes ?? {})) {
    const route = index.get(normalize(page))
    if (route) for (const address of [addresses].flat()) add(address, route)
  }
  return index
}

export function findRoute(index: ReadonlyMap<string, Route>, pathname: string): Route | undefined {
  return index.get(normalize(pathname))
}

export function isTabRoute({ tabBar }: RouterOptions, { path }: Route): boolean {
  return tabBar?.list.some(({ pagePath }) => trimSlashes(pagePath) === trimSlashes(path)) ?? false
}

/** Encoded, as Taro hands it to pages on every platform; the last of a repeated name counts. */
export function parseRawQuery(search: string): Record<string, string> {
  const query: Record<string, string> = {}
  for (const pair of search.replace(/^\?/, '').split('&').filter(Boolean)) {
    const [name = '', ...value] = pair.split('=')
    query[name] = value.join('=')
  }
  return query
}
