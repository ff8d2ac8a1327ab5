import { findRoute, indexRoutes, isTabRoute, parseRawQuery, type Route } from './routes'

const load: Route['load'] = () => [Promise.resolve({ default: null })]
const home = { path: 'pages/index/index', load }
const work = { path: 'pagesD/works-detail/works-detail', load }
const options = {
  routes: [home, work],
  entryPagePath: home.path,
  tabBar: { list: [{ pagePath: 'pages/index/index' }] },
  router: { customRoutes: { '/pages/index/index': ['/pages/index/index', '/'] } },
}
const index = indexRoutes(options)

test.each([
  ['/', home],
  ['/pages/index/index', home],
  ['/PAGES/Index/index/', home],
  ['/pagesD/works-detail/works-detail', work],
  ['/pagesD/works-detail', undefined],
  ['//pages/index/index', undefined],
  ['/constructor', undefined],
])('the address %s leads to its page', (address, route) => {
  expect(findRoute(index, address)).toBe(route)
})

test('a tab is a page of the tab bar', () => {
  expect([isTabRoute(options, home), isTabRoute(options, work)]).toEqual([true, false])
})

test('a query stays encoded, and the last of a repeated name counts', () => {
  expect(parseRawQuery('')).toEqual({})
  expect(parseRawQuery('?id=%E5%B1%B1&id=a%26b&next=/a?x=1&bare')).toEqual({
    id: 'a%26b',
    next: '/a?x=1',
    bare: '',
  })
})
