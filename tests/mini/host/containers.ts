/// <reference lib="dom" />
import { dispatch } from './events'
import { frameworkElement } from './screen'

/** Those that went away already: each is good for one way back. */
const left = new WeakSet<Element>()

/** Every page-container that is on this page and still there. */
function shownOn(page: Element): Element[] {
  return [...page.querySelectorAll('page-container')].filter(
    (element) => !left.has(element) && (element.getAttribute('show') ?? 'false') !== 'false',
  )
}

/**
 * The way back as a page-container takes it: instead of the page the container goes. Answers
 * whether there was one.
 * @throws Error when a page has two: the client shows the first only
 */
export function leaveContainer(page: Element): boolean {
  const [container, second] = shownOn(page)
  if (!container) return false
  if (second) throw new Error('a page has at most one page-container')
  left.add(container)
  const element = frameworkElement(container)
  for (const type of ['beforeleave', 'leave', 'afterleave']) dispatch(element, { type })
  return true
}
