/// <reference lib="dom" />
import sharp from 'sharp'
import { dispatch } from './events'
import { describeThrown } from './problems'
import { frameworkElement } from './screen'
import type { WxContext } from './wx/context'
import { loadPicture } from './wx/media'

/**
 * Loads what <image> elements show, really, and reports load or error to the page. A picture that
 * cannot be loaded while the phone is online is a problem.
 */
export function watchPictures(document: Document, context: WxContext): () => void {
  const load = async (element: Element) => {
    const source = element.getAttribute('src') ?? ''
    if (source === '') return
    try {
      const { width, height } = await sharp(await loadPicture(context, 'image', source)).metadata()
      report(element, source, { type: 'load', detail: { width, height } })
    } catch (thrown) {
      const { message } = describeThrown(thrown)
      if (context.phone.online) context.problems.add('image', message)
      report(element, source, { type: 'error', detail: { errMsg: message } })
    }
  }
  const report = (
    element: Element,
    source: string,
    gesture: { type: string; detail: Record<string, unknown> },
  ) => {
    if (!element.isConnected || element.getAttribute('src') !== source) return
    context.clock.soon(() => dispatch(frameworkElement(element), gesture))
  }
  const visit = (node: Node) => {
    if (node.nodeType !== 1) return
    const element = node as Element
    if (element.tagName === 'IMAGE') void load(element)
    element.querySelectorAll('image').forEach((image) => void load(image))
  }
  const observer = new MutationObserver((records) => {
    for (const record of records) {
      if (record.type === 'attributes') {
        const element = record.target as Element
        if (element.tagName === 'IMAGE') void load(element)
      }
      record.addedNodes.forEach(visit)
    }
  })
  observer.observe(document.body, {
    childList: true,
    subtree: true,
    attributes: true,
    attributeFilter: ['src'],
  })
  return () => observer.disconnect()
}
