/// <reference lib="dom" />
import type { Simulation, WxContext } from './context'

type Maker = (options?: unknown) => unknown
type Answer = (Record<string, unknown> & { width: number; height: number }) | null
type Fields = (fields: Record<string, unknown>, callback?: (answer: Answer) => void) => unknown

interface Query {
  select: (selector: string) => { fields: Fields }
  exec: (callback?: unknown) => unknown
}

interface Caller extends Record<string, Maker | unknown> {
  createSelectorQuery?: () => Query
  createIntersectionObserver?: Maker
  _$?: { getShadowRoot: () => { querySelector: (selector: string) => Found | null } | null }
}

interface Found {
  getBackendElement: () => unknown
}

/** Questions about nodes go to the component framework; it does not know the node of a canvas. */
export function queries({ pages, canvases, measure }: WxContext): Simulation {
  const getCaller = (component?: unknown) => (component ?? pages.top.caller) as Caller

  /** Answers with what the page measures in the browser, where it is shown in one. */
  const withLayout = (caller: Caller, query: Query | undefined): Query | undefined => {
    if (query === undefined || measure === null) return query
    const selectors: string[] = []
    const select = query.select.bind(query)
    query.select = (selector) => {
      selectors.push(selector)
      return select(selector)
    }
    const exec = query.exec.bind(query)
    query.exec = (callback) => {
      const elements = selectors.flatMap((selector) => {
        const found = caller._$?.getShadowRoot()?.querySelector(selector)
        const element = found?.getBackendElement() as Element | null | undefined
        return element ? [element] : []
      })
      void measure(elements).then(() => exec(callback))
      return undefined
    }
    return query
  }

  const withNodes = (caller: Caller, query: Query | undefined): Query | undefined => {
    if (query === undefined) return undefined
    const select = query.select.bind(query)
    query.select = (selector) => {
      const nodes = select(selector)
      const readFields = nodes.fields.bind(nodes)
      nodes.fields = (fields, callback) =>
        readFields(fields, (answer) => {
          const found = fields.node === true && caller._$?.getShadowRoot()?.querySelector(selector)
          if (!answer || !found) return callback?.(answer)
          const element = found.getBackendElement() as Element | null
          // The page was left between question and answer: nothing is found any more.
          if (element === null) return callback?.(null)
          answer.node = canvases.of(element, answer)?.handle
          callback?.(answer)
        })
      return nodes
    }
    return query
  }

  return {
    plain: {
      createSelectorQuery: () =>
        withNodes(getCaller(), withLayout(getCaller(), getCaller().createSelectorQuery?.())),
      createIntersectionObserver: (component: unknown, options: unknown) =>
        getCaller(component).createIntersectionObserver?.(options),
    },
  }
}
