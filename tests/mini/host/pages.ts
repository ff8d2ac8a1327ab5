/// <reference lib="dom" />
import type { AssociatedBackend, Root } from 'glass-easel-miniprogram-adapter'
import type { Bundle, PageJson } from './bundle'
import { leaveContainer } from './containers'
import { LIMITS } from './limits'
import type { Problems } from './problems'
import type { Realm } from './realm'
import type { Registry } from './registry'
import { formatQuery, parseTarget, type RouteTarget } from './route-target'

type PageCaller = Record<string, unknown>

export interface PageInstance {
  route: string
  query: Record<string, string>
  caller: PageCaller
  root: Root
  container: HTMLElement
  title: string
  shown: boolean
  ready: boolean
}

/** A refusal in the client's own words: goes to the `fail` callback and is also a problem. */
export class ApiFailure extends Error {}

interface PagesParts {
  bundle: Bundle
  registry: Registry
  backend: AssociatedBackend
  document: Document
  realm: Realm
  problems: Problems
}

/** The page stack with the client's rules and lifecycle; tab pages stay alive next to it. */
export class Pages {
  stack: PageInstance[] = []
  private readonly tabs = new Map<string, PageInstance>()
  /** Called whenever another page comes to the top. */
  onTop: () => void = () => undefined

  constructor(private readonly parts: PagesParts) {}

  get top(): PageInstance {
    const page = this.stack[this.stack.length - 1]
    if (page === undefined) throw new Error('no page is open')
    return page
  }

  /** Every page that is alive, hidden tabs included. */
  get alive(): PageInstance[] {
    return [...new Set([...this.stack, ...this.tabs.values()])]
  }

  navigateTo(url: unknown): void {
    const target = this.target('navigateTo', url)
    this.refuseTab('navigateTo', target)
    if (this.stack.length >= LIMITS.pageStack) {
      this.refuse('navigateTo', `webview count limit exceed: ${LIMITS.pageStack} pages are open`)
    }
    this.hide(this.top)
    this.push(this.create(target))
  }

  redirectTo(url: unknown): void {
    const target = this.target('redirectTo', url)
    this.refuseTab('redirectTo', target)
    this.unload(this.top)
    this.stack.pop()
    this.push(this.create(target))
  }

  reLaunch(url: unknown): void {
    const target = this.target('reLaunch', url)
    for (const page of this.alive) this.unload(page)
    this.tabs.clear()
    this.stack = []
    this.push(this.create(target))
  }

  switchTab(url: unknown): void {
    const target = this.target('switchTab', url)
    if (!this.parts.bundle.isTab(target.route)) {
      this.refuse('switchTab', `can not switch to no-tabBar page ${target.route}`)
    }
    if (Object.keys(target.query).length > 0) {
      this.refuse('switchTab', `url does not take a query: ${String(url)}`)
    }
    const tab = this.tabs.get(target.route)
    if (tab !== undefined && this.stack.length === 1 && this.top === tab) return
    for (const page of [...this.stack].reverse()) {
      if (this.tabs.get(page.route) === page) this.hide(page)
      else this.unload(page)
    }
    this.stack = []
    this.push(tab ?? this.create(target))
  }

  navigateBack(delta: number): void {
    if (this.stack.length <= 1) this.refuse('navigateBack', 'cannot navigate back at first page')
    if (leaveContainer(this.top.container)) return
    const count = Math.min(Math.max(1, delta), this.stack.length - 1)
    for (let step = 0; step < count; step++) {
      this.unload(this.top)
      this.stack.pop()
    }
    this.show(this.top)
    this.onTop()
  }

  /** Android's key and the swipe, which a first page hears too while it shows a container. */
  goBack(): void {
    if (this.stack.length > 1 || !leaveContainer(this.top.container)) this.navigateBack(1)
  }

  /** Opens the first page of a launch. */
  start(target: RouteTarget): void {
    this.push(this.create(target))
  }

  show(page: PageInstance): void {
    if (page.shown) return
    page.shown = true
    page.container.hidden = false
    this.call(page, 'onShow')
  }

  hide(page: PageInstance): void {
    if (!page.shown) return
    page.shown = false
    page.container.hidden = true
    this.call(page, 'onHide')
  }

  /** Calls a lifecycle function of a page if it has one; a throw becomes a problem. */
  call(page: PageInstance, name: string, argument?: unknown): unknown {
    const method = page.caller[name]
    if (typeof method !== 'function') return undefined
    try {
      return (method as (a?: unknown) => unknown).call(page.caller, argument)
    } catch (thrown) {
      this.parts.problems.addError('error', thrown, `${page.route} ${name}`)
      return undefined
    }
  }

  private push(page: PageInstance): void {
    this.stack.push(page)
    this.show(page)
    if (!page.ready) {
      page.ready = true
      this.call(page, 'onReady')
    }
    this.onTop()
  }

  private create(target: RouteTarget): PageInstance {
    const { bundle, registry, backend, document, realm } = this.parts
    registry.load(target.route)
    const container = document.createElement('section')
    container.dataset.route = target.route
    const placeholder = document.createElement('span')
    container.append(placeholder)
    document.body.append(container)
    const root = backend.createRoot('page', registry.codeSpace, target.route)
    const caller = root.get() as unknown as PageCaller
    const json = bundle.readJson<PageJson>(target.route)
    const page: PageInstance = {
      ...target,
      caller,
      root,
      container,
      title: json.navigationBarTitleText ?? bundle.app.window?.navigationBarTitleText ?? '',
      shown: false,
      ready: false,
    }
    Object.assign(caller, {
      route: target.route,
      __route__: target.route,
      options: realm.adopt(target.query),
    })
    root.attach(container as never, placeholder as never)
    if (bundle.isTab(target.route)) this.tabs.set(target.route, page)
    this.call(page, 'onLoad', realm.adopt(target.query))
    return page
  }

  private unload(page: PageInstance): void {
    page.shown = false
    this.call(page, 'onUnload')
    page.root.release()
    page.container.remove()
    if (this.tabs.get(page.route) === page) this.tabs.delete(page.route)
  }

  private target(api: string, url: unknown): RouteTarget {
    if (typeof url !== 'string' || url === '') {
      this.refuse(api, 'parameter error: parameter.url should be a non-empty String')
    }
    const target = parseTarget(url as string, this.top.route)
    if (!this.parts.bundle.pages.includes(target.route)) {
      this.refuse(api, `page "${target.route}${formatQuery(target.query)}" is not found`)
    }
    return target
  }

  private refuseTab(api: string, target: RouteTarget): void {
    if (this.parts.bundle.isTab(target.route)) {
      this.refuse(api, `can not ${api} a tabbar page: ${target.route}`)
    }
  }

  private refuse(api: string, reason: string): never {
    this.parts.problems.add('route', `${api}:fail ${reason}`)
    throw new ApiFailure(reason)
  }
}
