/// <reference lib="dom" />
import sharp from 'sharp'
import { dispatch } from './events'
import { describeThrown } from './problems'
import { frameworkElement } from './screen'
import { watchSources } from './sources'
import type { WxContext } from './wx/context'
import { loadPicture } from './wx/media'

const isShown = (element: Element, source: string) =>
  element.isConnected && element.getAttribute('src') === source

/**
 * Loads what <image> elements show, really, and reports load or error to the page. A picture that
 * cannot be loaded while the phone is online is a problem.
 */
export function watchPictures(document: Document, context: WxContext): () => void {
  const load = async (element: Element, source: string) => {
    try {
      const { width, height } = await sharp(await loadPicture(context, 'image', source)).metadata()
      report(element, source, { type: 'load', detail: { width, height } })
    } catch (thrown) {
      const { message } = describeThrown(thrown)
      // What was deleted while its page closed is nobody's loss: it is looked for no longer.
      if (context.phone.online && isShown(element, source)) context.problems.add('image', message)
      report(element, source, { type: 'error', detail: { errMsg: message } })
    }
  }
  const report = (
    element: Element,
    source: string,
    gesture: { type: string; detail: Record<string, unknown> },
  ) => {
    if (!isShown(element, source)) return
    context.clock.soon(() => dispatch(frameworkElement(element), gesture))
  }
  return watchSources(
    document,
    'image',
    (element, source) => void context.phone.transfer(() => load(element, source)),
  )
}
