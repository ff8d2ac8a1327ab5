/**
 * One page of the H5 router in the document: its element's classes and its lifecycle.
 *
 * The order of lifecycle calls follows `PageHandler` of @tarojs/router 4.2.1,
 * Copyright (c) 2018 O2Team, MIT License.
 */
import { bindPageResize } from '@tarojs/router/dist/events/resize.js'
import type { PageInstance } from '@tarojs/runtime'
import { reportPageScroll } from './pageScroll'
import type { StackPage } from './pageStack'

/** styles/page-frame.scss says what they look like. */
const TAB = 'taro_tabbar_page'
const SHOWN = 'taro_page_show'
const AT_REST = 'taro_page_stationed'
const CONCEALED = 'taro_page_shade'

/** As in styles/page-frame.scss. */
const SLIDE_MS = 300
/** The browser must have laid the page out off-screen before it slides in. */
const SLIDE_DELAY_MS = 50
const REACH_BOTTOM_PX = 50

interface Step {
  afterMs: number
  act: () => void
}

let finish: (() => void) | null = null

/** The slide under way ends now: pages are where it would have taken them. */
export function finishSlide(): void {
  finish?.()
}

/** Resolves after the last step, or when the slide is finished early. */
function slide(steps: readonly Step[]): Promise<void> {
  finishSlide()
  return new Promise((resolve) => {
    const left = [...steps]
    let timer: ReturnType<typeof setTimeout> | undefined
    const end = () => {
      clearTimeout(timer)
      finish = null
      for (const { act } of left.splice(0)) act()
      resolve()
    }
    const goOn = () => {
      const [step] = left
      if (!step) return end()
      timer = setTimeout(() => {
        left.shift()
        step.act()
        goOn()
      }, step.afterMs)
      return undefined
    }
    finish = end
    goOn()
  })
}

export interface PageViewOptions {
  route: string
  isTab: boolean
  title: string | undefined
  index: number
  address: string
  /** Handed to the page. */
  query: Record<string, unknown>
}

export class PageView implements StackPage {
  readonly route: string
  readonly isTab: boolean
  index: number
  address: string
  readonly #title: string | undefined
  readonly #query: Record<string, unknown>
  #isCommitted = false
  #isHidden = false
  #showsOnCommit = false
  #isReady = false
  #isClosed = false
  #scrollTop = 0

  constructor(
    readonly page: PageInstance,
    { route, isTab, title, index, address, query }: PageViewOptions,
  ) {
    this.route = route
    this.isTab = isTab
    this.index = index
    this.address = address
    this.#title = title
    this.#query = query
  }

  /** Resolves when React has committed the page. */
  mount(): Promise<void> {
    return new Promise((resolve) => {
      this.page.onLoad?.(this.#query, () => {
        this.#isCommitted = true
        if (this.isTab) this.#element?.classList.add(TAB)
        // After the router has gone on without it.
        if (this.#isClosed) this.page.onUnload?.()
        else if (this.#isHidden) this.conceal()
        else if (this.#showsOnCommit) this.show()
        resolve()
      })
    })
  }

  /** Makes the page the one on screen, and reports it to the page. */
  show(): void {
    this.#isHidden = false
    this.#showsOnCommit = !this.#isCommitted
    if (!this.#isCommitted) return
    this.reveal()
    this.#element?.classList.add(SHOWN, AT_REST)
    this.#start()
  }

  /** Like `show`, sliding in over the page below. */
  slideInOver(below: PageView): void {
    if (!this.#isCommitted) {
      this.show()
      return
    }
    this.#start()
    void slide([
      { afterMs: SLIDE_DELAY_MS, act: () => this.#element?.classList.add(SHOWN) },
      {
        afterMs: SLIDE_MS,
        act: () => {
          this.#element?.classList.add(AT_REST)
          below.conceal()
        },
      },
    ])
  }

  /**
   * Off the screen, from above the page that it uncovers. Its own slide in may still be under way:
   * the end of that conceals the page below, which is revealed after it.
   */
  slideOutFrom(below: PageView): Promise<void> {
    finishSlide()
    below.reveal()
    const element = this.#element
    if (!element) return Promise.resolve()
    element.style.zIndex = '1'
    element.classList.remove(AT_REST, SHOWN)
    return slide([{ afterMs: SLIDE_MS, act: () => undefined }])
  }

  /** Reports to the page that another one takes its place; it can be seen until `conceal`. */
  hide(): void {
    this.#isHidden = true
    this.#showsOnCommit = false
    this.#scrollTop = this.#element?.scrollTop ?? 0
    this.page.onHide?.()
  }

  conceal(): void {
    this.#element?.classList.add(CONCEALED)
  }

  /** Can be seen again, where it was scrolled to. */
  reveal(): void {
    const element = this.#element
    if (!element?.classList.contains(CONCEALED)) return
    element.classList.remove(CONCEALED)
    element.scrollTop = this.#scrollTop
  }

  close(): void {
    this.#isClosed = true
    // React would take another page away in place of one that it has not committed yet.
    if (this.#isCommitted) this.page.onUnload?.()
  }

  get #element(): HTMLElement | null {
    return document.getElementById(this.page.path ?? '')
  }

  #start(): void {
    const { page } = this
    const element = this.#element
    page.onShow?.()
    if (!element) return
    if (!this.#isReady) {
      page.onReady?.()
      reportPageScroll(page, element, REACH_BOTTOM_PX)
    }
    this.#isReady = true
    if (this.#title !== undefined) document.title = this.#title
    bindPageResize(page)
  }
}
