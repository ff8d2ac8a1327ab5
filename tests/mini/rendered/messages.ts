/** Messages between the process of the mini-program and the page in the browser, as JSON. */
import type { PageFrame, PhoneShape } from '../host/shape'

export type { PageFrame, PhoneShape }

/** A node of the page's tree; a text has no tag. */
export interface Tree {
  id: number
  text?: string
  tag?: string
  attributes?: Record<string, string>
  /** A finger that moves on it scrolls nothing. */
  holds?: boolean
  children?: Tree[]
}

export type Change =
  | { kind: 'open'; page: number; css: string; frame: PageFrame; own: boolean }
  | { kind: 'close'; page: number }
  | { kind: 'shown'; page: number; shown: boolean }
  | { kind: 'children'; parent: number; children: (number | Tree)[] }
  | { kind: 'attribute'; id: number; name: string; value: string | null }
  | { kind: 'text'; id: number; text: string }
  | { kind: 'drawn'; id: number; url: string }

/** Chrome around the page. */
export interface Surroundings {
  route: string
  title: string
  own: boolean
  canGoBack: boolean
  /** Of the page on top: the tab bar may be hidden. */
  frame: PageFrame
  tabs: {
    text: string
    icon: string
    selectedIcon: string
    badge: string | null
    current: boolean
  }[]
  modal: { title: string; content: string; confirm: string; cancel: string | null } | null
  sheet: string[] | null
  toast: string | null
  loading: string | null
  preview: string[] | null
}

export interface Box {
  left: number
  top: number
  width: number
  height: number
}

export interface Finger {
  identifier: number
  pageX: number
  pageY: number
  clientX: number
  clientY: number
  force: number
}

/** An event in the view. */
export type Happening =
  | { kind: 'touch'; id: number; type: string; touches: Finger[]; changedTouches: Finger[] }
  | { kind: 'press'; id: number; type: 'tap' | 'longpress'; finger: Finger }
  | { kind: 'tell'; id: number; type: string; detail: Record<string, unknown>; value?: string }
  | { kind: 'pageScroll'; top: number; atEnd: boolean }
  | { kind: 'back' }
  | { kind: 'tab'; index: number }
  | { kind: 'modal'; confirm: boolean }
  | { kind: 'sheet'; item: string | null }
  | { kind: 'closePreview' }

/** Initial state of the view. */
export interface ViewOptions {
  shape: PhoneShape
  baseCss: string
}

/** Words or a control where the system draws, on the page on top. */
export interface Overlap {
  part: 'status bar' | 'capsule' | 'home indicator'
  what: string
  box: Box
}

export interface Target {
  x: number
  y: number
  /** Element covering it, if any. */
  coveredBy: string | null
}

/** Calls of the process to the page, by `globalThis.view`. */
export interface View {
  start(options: ViewOptions): void
  apply(changes: Change[]): void
  surround(surroundings: Surroundings): void
  /** Point to touch a node, scrolled into view. */
  target(id: number): Target | null
  /** Point to touch system parts: 'tab:0', 'confirm', 'cancel', 'item:0', 'back'. */
  systemTarget(name: string): Target | null
  /** Whether the touch since then hit the wanted node; null while none came to a page. */
  metAim(): boolean | null
  /** Whether what is typed goes to a node. */
  isFocused(id: number): boolean
  boxes(ids: number[]): (Box | null)[]
  scrollPage(top: number): void
  words(): string
  overlaps(): Overlap[]
  blankPictures(): string[]
  isLoading(): boolean
}
