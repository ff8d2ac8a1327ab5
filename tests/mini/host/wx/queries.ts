import type { Simulation, WxContext } from './context'

type Maker = (options?: unknown) => unknown

/** Questions about nodes go to the component framework. It has no layout: sizes are the window's. */
export function queries({ pages }: WxContext): Simulation {
  const callerOf = (component: unknown): Record<string, Maker> =>
    (component ?? pages.top.caller) as Record<string, Maker>
  return {
    plain: {
      createSelectorQuery: () => callerOf(undefined).createSelectorQuery?.(),
      createIntersectionObserver: (component: unknown, options: unknown) =>
        callerOf(component).createIntersectionObserver?.(options),
    },
  }
}
