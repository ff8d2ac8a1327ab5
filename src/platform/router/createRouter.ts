/**
 * The router of H5, in place of the one of @tarojs/router (docs/decisions/077). Taro's calls write
 * the browser's history; this shows the page that the history names, the newest request only.
 *
 * The events, the launch parameters and the life of a page follow `createRouter` of
 * @tarojs/router 4.2.1, Copyright (c) 2018 O2Team, MIT License.
 */
import { setHistory, type history as taroHistory } from '@tarojs/router/dist/history.js'
import { RouterConfig } from '@tarojs/router/dist/router/index.js'
import stacks from '@tarojs/router/dist/router/stack.js'
import { routesAlias } from '@tarojs/router/dist/utils/index.js'
import { createPageConfig, Current, eventCenter, incrementId, safeExecute } from '@tarojs/runtime'
import type { AppInstance } from '@tarojs/runtime'
import { warn } from '../log'
import {
  reportNavigationEnd,
  reportNavigationFailure,
  reportNavigationStart,
} from '../navigationEvents.h5'
import { LatestOnly } from './latestOnly'
import { PageStack, strongerClearing, type Clearing } from './pageStack'
import { finishSlide, PageView } from './pageView'
import { findRoute, indexRoutes, isTabRoute, parseRawQuery } from './routes'
import type { Module, Route, RouterOptions } from './routes'

/** A page that React has not committed by then does not hold up the next one. */
const MAX_MOUNT_MS = 8000
/** A step in the history that leads nowhere has no event. */
const MAX_STEP_MS = 1000

type History = typeof taroHistory
type Update = Parameters<Parameters<History['listen']>[0]>[0]

const createStamp = incrementId()

interface Navigation {
  address: string
  pathname: string
  query: Record<string, string>
  index: number
  /** A page that is open at this entry is shown again. */
  isReturn: boolean
}

function wait(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms))
}

function decodePath(pathname: string): string {
  try {
    return decodeURI(pathname)
  } catch {
    return pathname
  }
}

class Router {
  readonly #latest = new LatestOnly()
  readonly #stack = new PageStack<PageView>()
  readonly #routes: ReadonlyMap<string, Route>
  /** Of requests that were dropped before they could do it. */
  #owed: Clearing = 'nothing'

  constructor(
    private readonly history: History,
    private readonly app: AppInstance,
    private readonly options: RouterOptions,
  ) {
    this.#routes = indexRoutes(options)
  }

  /** At each change of the history; address and tab bar are right at once, the page follows. */
  readonly navigate = ({ location, action }: Update): void => {
    const { method } = stacks
    stacks.method = ''
    if (method === 'reLaunch') this.#owe('all')
    if (method === 'switchTab') this.#owe('pages')
    finishSlide()
    const pathname = decodePath(location.pathname)
    eventCenter.trigger('__taroRouterChange', { toLocation: { path: pathname } })
    reportNavigationStart()
    void this.#run({
      address: location.pathname + location.search,
      pathname,
      query: parseRawQuery(location.search),
      index: this.#indexOfEntry(),
      isReturn: action === 'POP' || method === '',
    })
  }

  async #run(navigation: Navigation): Promise<void> {
    const { pathname, address } = navigation
    const route = findRoute(this.#routes, pathname)
    try {
      const isDone = await this.#latest.run({
        load: async () => route?.load({ pathname }, {})[0],
        show: async (module) => {
          if (route && module) await this.#show(navigation, route, module)
          else this.#reportUnknown(navigation)
        },
      })
      if (isDone) reportNavigationEnd()
    } catch (error) {
      warn(`opening the page ${address} failed`, error)
      await this.#returnToVisible(navigation)
      reportNavigationFailure({ address, error })
    }
  }

  /** Resolves when the page is on screen and Taro's own state names it. */
  async #show(navigation: Navigation, route: Route, module: Module): Promise<void> {
    const { index, address, isReturn } = navigation
    const isTab = isTabRoute(this.options, route)
    const before = this.#stack.top
    const clearing = this.#takeOwed()
    const arrival = { route: route.path, isTab, index, address, isReturn, clearing }
    const { closed, existing } = this.#stack.makeWayFor(arrival)
    const view = existing ?? this.#createView(navigation, route, module)
    this.#stack.push(Object.assign(view, { index, address }))
    stacks.stacks = this.#stack.pages.map(({ page }) => page)
    if (view === before) return
    const isSlidingOut = existing && closed[0] === before && clearing === 'nothing'
    if (isSlidingOut) await before?.slideOutFrom(existing)
    for (const page of closed) page.close()
    const left = before && !closed.includes(before) ? before : null
    left?.hide()
    if (!existing) await Promise.race([view.mount(), wait(MAX_MOUNT_MS)])
    if (!existing && left && !isTab && left.index < index) view.slideInOver(left)
    else {
      view.show()
      left?.conceal()
    }
    // The lifecycle of a page runs in promises, and sets Taro's current page there.
    await wait(0)
    eventCenter.trigger('__afterTaroRouterChange', { toLocation: { path: navigation.pathname } })
  }

  #createView({ pathname, query, index, address }: Navigation, route: Route, module: Module) {
    const stamp = createStamp()
    const { path, load, ...config } = route
    void load
    const id = `${pathname}?stamp=${stamp}`
    return new PageView(createPageConfig(module.default, id, {}, config), {
      route: path,
      isTab: isTabRoute(this.options, route),
      index,
      address,
      title: route.navigationBarTitleText,
      query: { ...query, stamp },
    })
  }

  #reportUnknown({ pathname, query }: Navigation): void {
    const event = { isEntryPage: !this.#stack.top, path: pathname, query }
    this.app.onPageNotFound?.(event)
    eventCenter.trigger('__taroRouterNotFound', event)
  }

  /** Address and tab bar were ahead of a page that cannot be loaded. */
  async #returnToVisible({ index }: Navigation): Promise<void> {
    this.#owed = 'nothing'
    const visible = this.#stack.top
    if (!visible) reportNavigationEnd()
    else if (visible.index === index) this.history.replace(visible.address)
    else {
      const arrived = new Promise<void>((resolve) => {
        const stop = this.history.listen(() => {
          stop()
          resolve()
        })
      })
      this.history.go(visible.index - index)
      await Promise.race([arrived, wait(MAX_STEP_MS)])
    }
  }

  #indexOfEntry(): number {
    const state: unknown = window.history.state
    const index: unknown = typeof state === 'object' && state !== null && Reflect.get(state, 'idx')
    // An entry that the browser made, for a #fragment, belongs to the page on top.
    return typeof index === 'number' ? index : (this.#stack.top?.index ?? 0)
  }

  #owe(clearing: Clearing): void {
    this.#owed = strongerClearing(this.#owed, clearing)
  }

  #takeOwed(): Clearing {
    const owed = this.#owed
    this.#owed = 'nothing'
    return owed
  }
}

/** The app and the page on screen hear when the window is put away and brought back. */
function followVisibility(app: AppInstance, launch: Record<string, unknown>): void {
  window.addEventListener('visibilitychange', () => {
    const { page } = Current
    const path = page?.path?.replace(/\?.*/, '') ?? ''
    if (document.visibilityState === 'visible') {
      app.onShow?.({ ...launch, path })
      page?.onShow?.()
    } else {
      if (page?.path) safeExecute(page.path, 'onHide')
      app.onHide?.({ ...launch, path })
    }
  })
}

/** Called by Taro's entry. Returns how to stop following the history. */
export function createRouter(
  history: History,
  app: AppInstance,
  options: RouterOptions,
): () => void {
  const { customRoutes } = options.router
  if (app.onUnhandledRejection) {
    window.addEventListener('unhandledrejection', app.onUnhandledRejection)
  }
  if (app.onError) window.addEventListener('error', ({ message }) => app.onError?.(message))
  Object.assign(RouterConfig, { config: options })
  setHistory(history, '')
  routesAlias.set(customRoutes)
  const { pathname, search } = history.location
  const home = `/${options.entryPagePath}`
  const launch = {
    path: pathname === '/' ? home : pathname,
    query: parseRawQuery(search),
    scene: 0,
    shareTicket: '',
    referrerInfo: {},
  }
  eventCenter.trigger('__taroRouterLaunch', launch)
  app.onLaunch?.(launch)
  if (pathname === '/') history.replace(home + search)
  const { navigate } = new Router(history, app, options)
  navigate({ location: history.location, action: history.action })
  app.onShow?.(launch)
  followVisibility(app, launch)
  return history.listen(navigate)
}
