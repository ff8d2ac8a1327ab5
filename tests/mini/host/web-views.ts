/// <reference lib="dom" />
import { exchange } from './http'
import { describeThrown } from './problems'
import { watchSources } from './sources'
import type { WxContext } from './wx/context'

const TIMEOUT_MS = 15_000

/**
 * Asks for what <web-view> elements show and keeps it: its address and its bytes, nothing of it is
 * run. An address of no declared origin, or one that answers with an error, is a problem.
 */
export function watchWebViews(document: Document, context: WxContext): () => void {
  const { origins, phone, problems } = context
  const load = async (source: string) => {
    try {
      const { statusCode, body } = await exchange({
        url: origins.map('web-view', source),
        method: 'GET',
        headers: {},
        timeoutMs: TIMEOUT_MS,
        signal: new AbortController().signal,
      })
      phone.webViews.push({ url: source, statusCode, html: body.toString('utf8') })
      if (statusCode >= 400) problems.add('request', `web-view: status ${statusCode}: ${source}`)
    } catch (thrown) {
      if (phone.online) problems.add('request', `web-view: ${describeThrown(thrown).message}`)
    }
  }
  return watchSources(
    document,
    'web-view',
    (_element, source) => void phone.transfer(() => load(source)),
  )
}
