import { PageStack, strongerClearing, type Clearing, type StackPage } from './pageStack'

interface TestPage extends StackPage {
  id: number
}

/** A stack driven as the router drives it; pages are numbered in the order of their mounting. */
class Visit {
  readonly #stack = new PageStack<TestPage>()
  #mounted = 0
  readonly closed: string[] = []

  go(address: string, index: number, options: { clearing?: Clearing; isReturn?: boolean } = {}) {
    const { clearing = 'nothing', isReturn = false } = options
    const route = address.replace(/\?.*/, '')
    const isTab = route.startsWith('tab')
    const arrival = { route, isTab, index, address, clearing, isReturn }
    const { closed, existing } = this.#stack.makeWayFor(arrival)
    this.closed.push(...closed.map(({ id, route: path }) => `${path}#${id}`))
    const page = existing ?? { id: (this.#mounted += 1), route, isTab, index, address }
    this.#stack.push(Object.assign(page, { index, address }))
    return this.open()
  }
  back(address: string, index: number) {
    return this.go(address, index, { isReturn: true })
  }
  tab(address: string, index: number) {
    return this.go(address, index, { clearing: 'pages' })
  }
  open(): string[] {
    return this.#stack.pages.map(({ id, route }) => `${route}#${id}`)
  }
}

test('going back shows the page below as it was, over several entries too', () => {
  const visit = new Visit()
  visit.go('tab-a', 0)
  visit.go('work?id=1', 1)
  visit.go('work?id=2', 2)
  expect(visit.go('author', 3)).toEqual(['tab-a#1', 'work#2', 'work#3', 'author#4'])
  expect(visit.back('work?id=1', 1)).toEqual(['tab-a#1', 'work#2'])
  expect(visit.closed).toEqual(['author#4', 'work#3'])
})

test('going forward opens above the page that was left, and keeps that one', () => {
  const visit = new Visit()
  visit.go('tab-a', 0)
  visit.go('work', 1)
  visit.back('tab-a', 0)
  expect(visit.back('work', 1)).toEqual(['tab-a#1', 'work#3'])
  expect(visit.back('tab-a', 0)).toEqual(['tab-a#1'])
})

test('a redirect to an address that is open further down replaces the top page only', () => {
  const visit = new Visit()
  visit.go('tab-a', 0)
  visit.go('work?id=1', 1)
  visit.go('author', 2)
  visit.go('tool', 3)
  expect(visit.go('work?id=1', 3)).toEqual(['tab-a#1', 'work#2', 'author#3', 'work#5'])
  expect(visit.closed).toEqual(['tool#4'])
  expect(visit.back('author', 2)).toEqual(['tab-a#1', 'work#2', 'author#3'])
  expect(visit.back('work?id=1', 1)).toEqual(['tab-a#1', 'work#2'])
})

test('a redirect to its own address opens the page again', () => {
  const visit = new Visit()
  visit.go('work', 0)
  expect(visit.go('work', 0)).toEqual(['work#2'])
  expect(visit.closed).toEqual(['work#1'])
})

test('switching tabs closes pages, keeps tabs mounted and mounts each once', () => {
  const visit = new Visit()
  visit.go('tab-a', 0)
  visit.go('work', 1)
  expect(visit.tab('tab-b', 1)).toEqual(['tab-b#3'])
  expect(visit.tab('tab-a', 1)).toEqual(['tab-a#1'])
  expect(visit.tab('tab-b', 1)).toEqual(['tab-b#3'])
  expect(visit.closed).toEqual(['work#2'])
})

test('a tab opened above a page goes back to that page', () => {
  const visit = new Visit()
  visit.go('tab-a', 0)
  visit.go('work', 1)
  expect(visit.go('tab-b', 2)).toEqual(['tab-a#1', 'work#2', 'tab-b#3'])
  expect(visit.back('work', 1)).toEqual(['tab-a#1', 'work#2'])
  expect(visit.go('tab-a', 2)).toEqual(['work#2', 'tab-a#1'])
  expect(visit.back('work', 1)).toEqual(['work#2'])
  expect(visit.back('tab-a', 0)).toEqual(['tab-a#1'])
  expect(visit.closed).toEqual(['work#2'])
})

test('an entry whose page was never mounted opens it above the pages before it', () => {
  const visit = new Visit()
  visit.go('tab-a', 0)
  visit.go('author', 2)
  expect(visit.back('work', 1)).toEqual(['tab-a#1', 'work#3'])
})

test('after a reload in the middle of the history going back opens what is below', () => {
  const visit = new Visit()
  visit.go('author', 3)
  expect(visit.back('work', 2)).toEqual(['work#2'])
})

test('a relaunch closes every page and every tab', () => {
  const visit = new Visit()
  visit.go('tab-a', 0)
  visit.tab('tab-b', 0)
  visit.go('work', 1)
  expect(visit.go('tab-a', 1, { clearing: 'all' })).toEqual(['tab-a#4'])
  expect(visit.closed).toEqual(['work#3', 'tab-b#2', 'tab-a#1'])
})

test('the stronger clearing of two counts', () => {
  expect(strongerClearing('nothing', 'pages')).toBe('pages')
  expect(strongerClearing('all', 'pages')).toBe('all')
})
