import type { PageInstance } from '@tarojs/runtime'
import { PageView } from './pageView'

jest.mock('@tarojs/router/dist/events/resize.js', () => ({ bindPageResize: jest.fn() }))

/** As a browser: an element that is not displayed forgets where it was scrolled to. */
class Scroller extends HTMLElement {
  #top = 0
  override get scrollTop() {
    if (this.classList.contains('taro_page_shade')) this.#top = 0
    return this.#top
  }
  override set scrollTop(top: number) {
    if (!this.classList.contains('taro_page_shade')) this.#top = top
  }
}
customElements.define('mg-scroller', Scroller)

async function openPage(name: string): Promise<{ view: PageView; element: Scroller }> {
  const element = new Scroller()
  element.id = name
  document.body.append(element)
  const page = { path: name, onLoad: (_query: unknown, done: () => void) => done() }
  const view = new PageView(page as unknown as PageInstance, {
    route: name,
    isTab: false,
    title: undefined,
    index: 0,
    address: name,
    query: {},
  })
  await view.mount()
  return { view, element }
}

beforeEach(() => {
  jest.useFakeTimers()
  document.body.replaceChildren()
})
afterEach(() => jest.useRealTimers())

async function openOverList() {
  const list = await openPage('list')
  list.view.show()
  list.element.scrollTop = 900
  const work = await openPage('work')
  list.view.hide()
  work.view.slideInOver(list.view)
  return { list, work }
}

test('a page that is left while it slides in uncovers the one below, where it was', async () => {
  const { list, work } = await openOverList()
  jest.advanceTimersByTime(100)
  void work.view.slideOutFrom(list.view)
  expect(list.element.scrollTop).toBe(900)
  jest.runAllTimers()
  expect(list.element.scrollTop).toBe(900)
})

test('a page that is left later uncovers the one below, where it was', async () => {
  const { list, work } = await openOverList()
  jest.runAllTimers()
  expect(list.element.scrollTop).toBe(0)
  void work.view.slideOutFrom(list.view)
  expect(list.element.scrollTop).toBe(900)
})
