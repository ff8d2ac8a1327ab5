/** Lookups of pages; the list of them is contract/routes.ts. */
import { ROUTES, type Route, type RoutePath, type TabPath } from '@contract/routes'

export const HOME: TabPath = 'pages/index/index'
export const LOGIN: RoutePath = 'pages/ucenter/login'

/** An address outside the list; not one of the 58, it leads home. */
export const NOT_FOUND = 'pages/not-found/not-found'

const byPath = new Map<string, Route>(ROUTES.map((route) => [route.path, route]))

/** The route of a path without leading slash or query, or null. */
export function findRoute(path: string): Route | null {
  return byPath.get(path) ?? null
}

/** Sub-packages by root folder, in the specification's layout. */
export const PACKAGE_ROOTS = ['pagesB', 'pagesC', 'pagesD', 'pagesE'] as const
