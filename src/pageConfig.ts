/** Window settings of a page, from the list of pages. For *.config.ts, which the build reads. */
import { ROUTES, type Route, type RoutePath } from '@contract/routes'
import { getPageTitle } from '@contract/titles'
import { HAS_OWN_HEADERS, IS_H5 } from './platform/env'

export function pageConfig(path: RoutePath) {
  const route: Route | undefined = ROUTES.find((row) => row.path === path)
  return {
    navigationBarTitleText: getPageTitle(path),
    // Without it the menu of a mini-program offers no sharing; domain/accessibility answers.
    ...(!IS_H5 && { enableShareAppMessage: true }),
    ...(route?.bare && HAS_OWN_HEADERS && { navigationStyle: 'custom' as const }),
  }
}
