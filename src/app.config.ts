import { ROUTES, type Route } from '@contract/routes'
import { getPageTitle } from '@contract/titles'
import { APP_SIGN, IS_H5 } from './platform/env'
import { HOME, NOT_FOUND, PACKAGE_ROOTS } from './routes'

const paths: string[] = ROUTES.map(({ path }) => path)

function findPackageRoot(path: string): string | undefined {
  return PACKAGE_ROOTS.find((root) => path.startsWith(`${root}/`))
}

const mainPages = paths.filter((path) => findPackageRoot(path) === undefined)

const subPackages = PACKAGE_ROOTS.map((root) => ({
  root,
  pages: paths
    .filter((path) => findPackageRoot(path) === root)
    .map((path) => path.slice(root.length + 1)),
})).filter(({ pages }) => pages.length > 0)

const tabs = ROUTES.filter((route: Route) => route.tab).map(({ path }) => {
  const icon = path.slice(path.lastIndexOf('/') + 1)
  return {
    pagePath: path,
    text: getPageTitle(path),
    iconPath: `assets/tabs/${icon}.png`,
    selectedIconPath: `assets/tabs/${icon}-on.png`,
  }
})

/** H5 loads each page by itself; these rows would only weigh on its first script. */
const miniProgram: Parameters<typeof defineAppConfig>[0] = {
  subPackages,
  // Sub-packages arrive while a tab is looked at, before they are needed.
  preloadRule: { [HOME]: { network: 'all', packages: subPackages.map(({ root }) => root) } },
  lazyCodeLoading: 'requiredComponents',
}

export default defineAppConfig({
  entryPagePath: HOME,
  // Platforms that do not know entryPagePath start with the first page.
  pages: [HOME, ...(IS_H5 ? paths : mainPages).filter((path) => path !== HOME), NOT_FOUND],
  ...(!IS_H5 && miniProgram),
  // WeChat and Douyin ask for consent before album, camera and files are touched.
  ...(APP_SIGN === 'weapp' && { __usePrivacyCheck__: true, sitemapLocation: 'sitemap.json' }),
  ...(APP_SIGN === 'tt' && { usePrivacyCheck: true }),
  networkTimeout: { request: 60000, uploadFile: 60000, downloadFile: 60000, connectSocket: 60000 },
  window: {
    navigationBarTitleText: '墨光',
    navigationBarBackgroundColor: WINDOW_COLOURS.window,
    navigationBarTextStyle: 'white',
    backgroundColor: WINDOW_COLOURS.window,
    backgroundTextStyle: 'light',
  },
  tabBar: {
    color: WINDOW_COLOURS.tabText,
    selectedColor: WINDOW_COLOURS.tabTextOn,
    backgroundColor: WINDOW_COLOURS.ground,
    borderStyle: 'black',
    list: tabs,
  },
})
