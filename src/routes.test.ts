import { existsSync, readFileSync, statSync } from 'node:fs'
import { resolve } from 'node:path'
import { ROUTES, type Route } from '@contract/routes'
import { ALL_TOOLS } from '@contract/tools/all'
import { NOT_FOUND } from './routes'

type Define = <T>(config: T) => T
const globals = globalThis as unknown as {
  defineAppConfig: Define
  definePageConfig: Define
  WINDOW_COLOURS: object
}
const { readWindowColours } = jest.requireActual<{ readWindowColours: () => object }>(
  '../config/tokens',
)
globals.WINDOW_COLOURS = readWindowColours()
globals.defineAppConfig = (config) => config
globals.definePageConfig = (config) => config

interface AppConfig {
  pages: string[]
  subPackages?: { root: string; pages: string[] }[]
  entryPagePath: string
  networkTimeout: { request: number }
  tabBar: {
    color: string
    selectedColor: string
    backgroundColor: string
    list: { pagePath: string; text: string; iconPath: string; selectedIconPath: string }[]
  }
}
const { default: config } = jest.requireActual<{ default: AppConfig }>('./app.config')

const spec = readFileSync(resolve(__dirname, '../tests/spec/routes.txt'), 'utf8')
  .split('\n')
  .filter(Boolean)
/** Pages of ours that the specification does not name. */
const EXTRA_ROUTES: readonly string[] = [
  // A line each; npm run new adds its own.
  'pagesB/contest/contest',
  'pagesC/characters/characters',
  'pagesC/storyboard/storyboard',
]
const routes: readonly Route[] = ROUTES
const paths = routes.map(({ path }) => path)

test('the table is the specification’s list of routes, and the routes declared in addition to it', () => {
  expect(EXTRA_ROUTES.filter((path) => spec.includes(path))).toEqual([])
  expect([...paths].sort()).toEqual([...spec, ...EXTRA_ROUTES].sort())
})

test('the app has exactly the pages of the table, and the page for unknown addresses', () => {
  const configured = [
    ...config.pages,
    ...(config.subPackages ?? []).flatMap(({ root, pages }) =>
      pages.map((page) => `${root}/${page}`),
    ),
  ]
  expect([...configured].sort()).toEqual([...paths, NOT_FOUND].sort())
})

test('each configured page has its file', () => {
  const missing = [...paths, NOT_FOUND].filter(
    (path) => !existsSync(resolve(__dirname, `${path}.tsx`)),
  )
  expect(missing).toEqual([])
})

interface PageConfig {
  navigationBarTitleText: string
  navigationStyle?: 'custom'
}

test.each(routes)('the window of $path is titled and headed as the table says', (route) => {
  const { default: page } = jest.requireActual<{ default: PageConfig }>(`./${route.path}.config`)
  const [tool] = ALL_TOOLS.filter(({ route: path }) => path === route.path)
  expect(page.navigationBarTitleText).toBe(route.title ?? tool?.name)
  expect(page.navigationBarTitleText).toBeTruthy()
  expect(page.navigationStyle === 'custom').toBe(route.bare === true)
})

test('a page that opens one tool is titled by it, once', () => {
  // Tools without a group have no form: they are ordered from a result.
  const inForms = ALL_TOOLS.filter(({ group }) => group !== null)
  const opened = routes.filter(({ path }) => inForms.some((tool) => tool.route === path))
  expect(opened.length).toBeGreaterThan(20)
  expect(opened.filter(({ title, tab }) => title !== undefined && !tab)).toEqual([])
})

test('five tabs in the specification’s order, their icons small enough for every platform', () => {
  expect(config.tabBar.list.map(({ text }) => text)).toEqual([
    '广场',
    '妙笔',
    '创作',
    '画夹',
    '我的',
  ])
  for (const { iconPath, selectedIconPath } of config.tabBar.list) {
    for (const icon of [iconPath, selectedIconPath]) {
      expect(statSync(resolve(__dirname, icon)).size).toBeLessThanOrEqual(40 * 1024)
    }
  }
})

test('the tab bar is black, its text grey, and white where selected', () => {
  const { color, selectedColor, backgroundColor } = config.tabBar
  expect([backgroundColor, selectedColor]).toEqual(['#000000', '#FFFFFF'])
  const [red = 0, green = 0, blue = 0] = (color.match(/[0-9A-F]{2}/g) ?? []).map((part) =>
    Number.parseInt(part, 16),
  )
  expect(Math.max(red, green, blue) - Math.min(red, green, blue)).toBeLessThan(8)
  expect(red).toBeGreaterThan(0x60)
  expect(red).toBeLessThan(0xb0)
})

test('创作 is the entry, also where only the first page counts', () => {
  expect(config.entryPagePath).toBe('pages/index/index')
  expect(config.pages[0]).toBe('pages/index/index')
})

test('the framework’s network timeout is 60000 ms', () => {
  expect(config.networkTimeout.request).toBe(60_000)
})
