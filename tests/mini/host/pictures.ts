/// <reference lib="dom" />
import sharp from 'sharp'
import type { Target } from './dialect'
import { dispatch } from './events'
import { describeThrown } from './problems'
import { frameworkElement } from './screen'
import { watchSources } from './sources'
import type { WxContext } from './wx/context'
import { loadPicture } from './wx/media'

/** Images of other clients decode WebP without an attribute. */
const NEEDS_WEBP_ATTRIBUTE: ReadonlySet<Target> = new Set(['weapp', 'qq'])

const isShown = (element: Element, source: string) =>
  element.isConnected && element.getAttribute('src') === source

/**
 * Loads what <image> elements show, really, and reports load or error to the page. A picture that
 * cannot be loaded while the phone is online is a problem.
 */
export function watchPictures(document: Document, context: WxContext): () => void {
  const load = async (element: Element, source: string) => {
    const began = context.clock.mark()
    const report = (gesture: { type: string; detail: Record<string, unknown> }) => {
      if (!isShown(element, source)) return
      context.clock.soon(() => dispatch(frameworkElement(element), gesture), began)
    }
    try {
      const bytes = await loadPicture(context, 'image', source)
      const { width, height, format } = await sharp(bytes).metadata()
      if (format === 'webp' && NEEDS_WEBP_ATTRIBUTE.has(context.bundle.dialect.target)) {
        requireWebp(element, source)
      }
      report({ type: 'load', detail: { width, height } })
    } catch (thrown) {
      const { message } = describeThrown(thrown)
      // A picture deleted while its page closes is no error: it is no longer shown.
      if (context.phone.online && isShown(element, source)) context.problems.add('image', message)
      report({ type: 'error', detail: { errMsg: message } })
    }
  }
  const requireWebp = (element: Element, source: string) => {
    const isDeclared = element.hasAttribute('webp') && element.getAttribute('webp') !== 'false'
    if (isDeclared || !/^https?:/.test(source)) return
    context.problems.add('image', `WebP without the attribute, blank on iOS 13: ${source}`)
  }
  return watchSources(
    document,
    'image',
    (element, source) => void context.phone.transfer(() => load(element, source)),
  )
}
