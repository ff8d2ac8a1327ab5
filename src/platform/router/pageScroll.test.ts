import { reportPageScroll } from './pageScroll'

function createScroller(scrollTop: number): HTMLElement {
  const element = document.createElement('div')
  Object.defineProperties(element, {
    scrollTop: { value: scrollTop, writable: true },
    scrollHeight: { value: 2000 },
    clientHeight: { value: 800 },
  })
  return element
}

test('each page hears of its own scrolling, also after another one was shown', () => {
  const list = { onPageScroll: jest.fn(), onReachBottom: jest.fn() }
  const work = { onPageScroll: jest.fn(), onReachBottom: jest.fn() }
  const listElement = createScroller(300)
  reportPageScroll(list, listElement, 50)
  reportPageScroll(work, createScroller(0), 50)
  listElement.dispatchEvent(new Event('scroll'))
  expect(list.onPageScroll).toHaveBeenCalledWith({ scrollTop: 300 })
  expect(work.onPageScroll).not.toHaveBeenCalled()
})

test('the end is reported once until it is left', () => {
  const page = { onPageScroll: jest.fn(), onReachBottom: jest.fn() }
  const element = createScroller(0)
  reportPageScroll(page, element, 50)
  for (const top of [1160, 1170, 900, 1200]) {
    element.scrollTop = top
    element.dispatchEvent(new Event('scroll'))
  }
  expect(page.onReachBottom).toHaveBeenCalledTimes(2)
})
