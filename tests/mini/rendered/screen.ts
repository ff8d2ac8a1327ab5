/// <reference lib="dom" />
import { chromium, type Browser, type Page } from 'playwright-core'
import { dispatch, listensTo } from '../host/events'
import { everything } from '../../../studio/testing/effort'
import type { Host } from '../host/host'
import { rememberBox } from '../host/layout'
import { sleep } from '../host/pause'
import type { Rendering } from '../host/protocol'
import { frameworkElement } from '../host/screen'
import { computeFrame } from '../host/shape'
import type { Finger } from '../host/touch'
import { buildView } from './built-view'
import type { Change, Finger as Touching, Happening, Surroundings, Target, View } from './messages'
import { Mirror } from './mirror'
import { openSite, type Site } from './site'
import { buildStyleSheet, valuesFor } from './styles'

/** Pixels from the corner of the phone's screen. */
type Point = Pick<Target, 'x' | 'y'>

declare global {
  /** In the browser. */
  var view: View
}

const SURROUNDINGS_EVERY_MS = 50
/**
 * Sheets rise, toasts go: about four seconds. Looks are counted, not time: on a busy machine one look
 * may take seconds, and two that agree are needed.
 */
const REST_LOOKS = 80
const REST_POLL_MS = 50
/** A touch that is not there after so many questions went to something that is no page. */
const TOUCH_LOOKS = 20
/** Of what <image> and <video> name by an address. */
const ADDRESSES = ['src', 'poster']

/** The pages of a running mini-program as a browser shows them, and what fingers do there. */
export class RenderedScreen {
  private readonly mirror: Mirror
  private surroundings = ''
  private timer: NodeJS.Timeout | undefined
  private sending: Promise<unknown> = Promise.resolve()

  private constructor(
    private readonly host: Host,
    private readonly finger: Finger,
    private readonly browser: Browser,
    private readonly site: Site,
    readonly page: Page,
  ) {
    this.mirror = new Mirror(
      {
        document: host.document,
        translate: (name, value) => this.translate(name, value),
        opening: (section) => this.opening(section),
      },
      (changes) => this.apply(changes),
    )
    host.canvases.onDrawn = (element, url) => {
      this.apply([{ kind: 'drawn', id: this.mirror.assignId(element), url }])
    }
    host.measure = (elements) => this.measure(elements)
    this.timer = setInterval(() => this.surround(), SURROUNDINGS_EVERY_MS)
  }

  static async open(host: Host, finger: Finger, rendering: Rendering): Promise<RenderedScreen> {
    const { width, height } = host.shape
    const { html, baseCss } = await buildView()
    const site = await openSite(html, host)
    const browser = await chromium.connect(rendering.endpoint)
    const context = await browser.newContext({
      viewport: { width, height },
      deviceScaleFactor: rendering.scale ?? 1,
      hasTouch: true,
      isMobile: true,
      locale: 'zh-CN',
      timezoneId: 'Asia/Shanghai',
      reducedMotion: everything ? 'no-preference' : 'reduce',
    })
    const page = await context.newPage()
    const screen = new RenderedScreen(host, finger, browser, site, page)
    await page.exposeFunction('tellHost', (happening: Happening) => screen.hear(happening))
    page.on('pageerror', (error) => host.problems.addError('error', error, 'the view'))
    await page.goto(site.url)
    await page.evaluate((options) => globalThis.view.start(options), {
      shape: host.shape,
      baseCss,
    })
    return screen
  }

  /** Until the browser shows what the process has. */
  async caughtUp(): Promise<void> {
    this.mirror.flush()
    this.surround()
    await this.sending
  }

  /** Asks the page in the browser. */
  async evaluate<T, A>(question: (argument: A) => T, argument: A): Promise<T> {
    await this.caughtUp()
    return (await this.page.evaluate(question as (argument: unknown) => T, argument)) as T
  }

  /**
   * Where to touch an element, once it is still and uncovered; null when the page draws another in
   * its place meanwhile.
   * @throws Error when that does not happen in time
   */
  touchPoint(element: Element): Promise<Point | null> {
    const id = this.mirror.assignId(element)
    return this.atRest(
      () => this.evaluate((wanted) => globalThis.view.target(wanted), id),
      element.textContent?.slice(0, 40) ?? element.tagName,
      () => !element.isConnected,
    )
  }

  /**
   * Where to touch something that the system draws. A keyboard on its way down still covers the tab
   * bar, and would receive the touch.
   * @throws Error when it is not shown, or stays covered
   */
  async systemPoint(name: string): Promise<Point> {
    const point = await this.atRest(
      () => this.evaluate((wanted) => globalThis.view.systemTarget(wanted), name),
      `the phone's ${name}`,
    )
    if (point === null) throw new Error(`the phone shows no ${name}`)
    return point
  }

  private async atRest(
    look: () => Promise<Target | null>,
    what: string,
    isGone = () => false,
  ): Promise<Point | null> {
    let before: Target | null = null
    for (let looks = 1; ; looks += 1) {
      const found = await look()
      if (isGone()) return null
      const rests = found !== null && found.x === before?.x && found.y === before.y
      if (rests && found.coveredBy === null) return found
      if (looks >= REST_LOOKS) {
        const why = found === null ? 'it is not shown' : (found.coveredBy ?? 'it is not at rest')
        throw new Error(`${what} cannot be touched: ${why}`)
      }
      before = found
      await sleep(REST_POLL_MS)
    }
  }

  /** Whether the finger met what it was sent to: a page may move between the two. */
  async metAim(): Promise<boolean> {
    for (let looks = 1; looks <= TOUCH_LOOKS; looks += 1) {
      const met = await this.page.evaluate(() => globalThis.view.metAim())
      if (met !== null) return met
      await sleep(REST_POLL_MS)
    }
    return false
  }

  isFocused(element: Element): Promise<boolean> {
    return this.evaluate(
      (wanted) => globalThis.view.isFocused(wanted),
      this.mirror.assignId(element),
    )
  }

  async close(): Promise<void> {
    clearInterval(this.timer)
    this.mirror.stop()
    await this.page.context().close()
    await this.browser.close()
    this.site.close()
  }

  private apply(changes: Change[]): void {
    const { page, host } = this
    this.sending = this.sending
      .then(() => page.evaluate((all) => globalThis.view.apply(all), changes))
      .catch((thrown: unknown) => {
        if (!page.isClosed()) host.problems.addError('error', thrown, 'the view')
      })
  }

  private opening(section: Element) {
    const { bundle, shape } = this.host
    const route = section.getAttribute('data-route') ?? ''
    const own = bundle.hasOwnHeader(route)
    const frame = computeFrame(shape, { own, tabs: bundle.isTab(route) })
    return { css: buildStyleSheet(bundle, route, shape.width), frame, own }
  }

  /** The resource the client would load for an address of the app's. */
  private resolveAddress(value: string): string {
    if (value === '' || value.startsWith('data:')) return value
    for (const [declared, real] of Object.entries(this.host.options.origins ?? {})) {
      if (value.startsWith(`${declared}/`)) return real + value.slice(declared.length)
    }
    return /^https?:/.test(value) ? value : this.site.toUrl(value)
  }

  private translate(name: string, value: string): string {
    if (name === 'style') return valuesFor(value, this.host.shape.width)
    return ADDRESSES.includes(name) ? this.resolveAddress(value) : value
  }

  private async measure(elements: Element[]): Promise<void> {
    this.mirror.flush()
    const ids = elements.map((element) => this.mirror.assignId(element))
    const boxes = await this.evaluate((wanted) => globalThis.view.boxes(wanted), ids)
    for (const [index, element] of elements.entries()) {
      const box = boxes[index]
      if (box) rememberBox(element, box)
    }
  }

  private surround(): void {
    const { pages } = this.host
    if (pages.stack.length === 0) return
    const now = this.describe()
    const text = JSON.stringify(now)
    if (text === this.surroundings) return
    this.surroundings = text
    const { page } = this
    this.sending = this.sending
      .then(() => page.evaluate((all) => globalThis.view.surround(all), now))
      .catch((thrown: unknown) => {
        if (!page.isClosed()) this.host.problems.addError('error', thrown, 'the view')
      })
  }

  private describe(): Surroundings {
    const { bundle, pages, phone, shape } = this.host
    const { route, title } = pages.top
    const own = bundle.hasOwnHeader(route)
    const hasTabs = bundle.isTab(route) && !phone.tabBarHidden
    const modal = phone.modalView
    const icon = (path: string | undefined) => this.site.toUrl(path ?? '')
    return {
      route,
      title,
      own,
      canGoBack: pages.stack.length > 1,
      frame: computeFrame(shape, { own, tabs: hasTabs }),
      tabs: (hasTabs ? bundle.tabs : []).map((tab, index) => ({
        text: tab.text,
        icon: icon(tab.iconPath),
        selectedIcon: icon(tab.selectedIconPath),
        badge: phone.badges.get(index) ?? null,
        current: tab.pagePath === route,
      })),
      modal: modal && {
        title: modal.title,
        content: modal.content,
        confirm: modal.confirmText,
        cancel: modal.showCancel ? modal.cancelText : null,
      },
      sheet: phone.sheetItems,
      toast: phone.toast?.title ?? null,
      loading: phone.loading,
      preview: phone.preview?.urls.map((url) => this.resolveAddress(url)) ?? null,
    }
  }

  private hear(happening: Happening): void {
    const { host } = this
    host.clock.soon(() => {
      try {
        this.act(happening)
      } catch (thrown) {
        host.problems.addError('error', thrown, 'the view')
      }
    })
  }

  private act(happening: Happening): void {
    const { pages, phone, realm, bundle } = this.host
    switch (happening.kind) {
      case 'touch':
      case 'press':
      case 'tell':
        return this.actOn(happening)
      case 'pageScroll':
        pages.call(pages.top, 'onPageScroll', realm.adopt({ scrollTop: happening.top }))
        if (happening.atEnd) pages.call(pages.top, 'onReachBottom')
        return
      case 'back':
        return pages.navigateBack(1)
      case 'tab': {
        const tab = bundle.tabs[happening.index]
        if (tab === undefined) return
        pages.switchTab(`/${tab.pagePath}`)
        const detail = { index: happening.index, pagePath: tab.pagePath, text: tab.text }
        pages.call(pages.top, 'onTabItemTap', realm.adopt(detail))
        return
      }
      case 'modal':
        return phone.answerModal(happening.confirm)
      case 'sheet':
        return phone.answerSheet(happening.item)
      case 'closePreview':
        phone.preview = null
    }
  }

  private actOn(happening: Extract<Happening, { id: number }>): void {
    const element = this.mirror.findElement(happening.id)
    // It was rerendered during the touch.
    if (element === null) return
    if (happening.kind === 'touch') {
      const { type, touches, changedTouches } = happening
      dispatch(frameworkElement(element), { type, bubbles: true, touches, changedTouches })
    } else if (happening.kind === 'press') {
      this.press(element, happening.type, happening.finger)
    } else {
      if (happening.value !== undefined) element.setAttribute('value', happening.value)
      const target = frameworkElement(element)
      const bubbles = /^(animation|transition)/.test(happening.type)
      if (bubbles || listensTo(target, happening.type)) {
        dispatch(target, { type: happening.type, detail: happening.detail, bubbles })
      }
    }
  }

  private press(element: Element, type: 'tap' | 'longpress', finger: Touching): void {
    if (element.closest('[disabled]:not([disabled="false"])') !== null) return
    if (type === 'tap') return this.finger.press(element, finger)
    const detail = { x: finger.clientX, y: finger.clientY }
    const touches = { touches: [finger], changedTouches: [finger] }
    dispatch(frameworkElement(element), { type, bubbles: true, detail, ...touches })
  }
}
