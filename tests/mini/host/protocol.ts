/** Messages between the test process and the host process. Everything here crosses as JSON. */

import type { PhoneShape } from './shape'

/** Source of a problem; a journey has none of any kind. */
export type ProblemKind =
  | 'package'
  | 'template'
  | 'style'
  | 'component'
  | 'error'
  | 'rejection'
  | 'console'
  | 'route'
  | 'request'
  | 'set-data'
  | 'image'
  | 'api'

/** Something the real client would refuse, warn about or crash on. */
export interface Problem {
  kind: ProblemKind
  message: string
  stack?: string
}

/** Storage of the mini-program: key → JSON text, as the client keeps it on the phone. */
export type StorageSnapshot = Record<string, string>

/** A browser in which the pages are shown too. */
export interface Rendering {
  /** Address for playwright. */
  endpoint: string
  /** Pixels of a photograph a px. */
  scale?: number
}

export interface LaunchOptions {
  /** The built mini-program: the folder that holds app.json. */
  dist: string
  /**
   * The request domains an operator would declare: the origin the app was built with → the origin
   * of the real server of this run. Any other origin is refused.
   */
  origins?: Record<string, string>
  /** Storage left by an earlier run. */
  storage?: StorageSnapshot
  /** Page to open instead of the entry page, without a leading slash. */
  path?: string
  query?: Record<string, string>
  /** Whether the phone has a network at launch; true by default. */
  online?: boolean
  /** false: a build for inspection, whose size does not matter; true by default. */
  minified?: boolean
  /** Android's by default. */
  shape?: PhoneShape
  rendering?: Rendering
}

/** A modal, toast, loading or action sheet as the person sees it. */
export interface ModalView {
  title: string
  content: string
  confirmText: string
  cancelText: string
  showCancel: boolean
}

export interface ToastView {
  title: string
  icon: string
  durationMs: number
}

export interface PageView {
  /** Path without a leading slash. */
  route: string
  /** The query as written in the URL: values stay encoded, as in the real client. */
  query: Record<string, string>
  /** Paths of the whole stack, bottom first. */
  stack: string[]
  title: string
}

export interface TabView {
  label: string
  path: string
  badge: string | null
  current: boolean
}

export interface SetDataStats {
  /** Calls of setData since launch or the last reset. */
  count: number
  /** The largest one, in bytes of JSON. */
  maxBytes: number
  /** The most calls within any one second. */
  maxPerSecond: number
}

/** One wx.request that left the phone. */
export interface SentRequest {
  atMs: number
  method: string
  /** Path and query. */
  path: string
}

/** A page requested by a <web-view>. */
export interface WebViewPage {
  /** As the app wrote it. */
  url: string
  statusCode: number
  html: string
}

/** One call of setData. */
export interface SetDataCall {
  atMs: number
  /** Page or component that called it. */
  owner: string
  sizeBytes: number
  /** Data paths it set. */
  paths: string[]
}

/** A file the scripted phone hands over when a page asks for one. */
export interface PickedFile {
  /** Path on the machine that runs the test. */
  path: string
  /** Duration of a video. */
  durationMs?: number
}

export interface CommandMessage {
  id: number
  method: string
  args: unknown[]
}

export type ReplyMessage =
  | { id: number; ok: true; value: unknown }
  | { id: number; ok: false; message: string }

/** Arguments of wx.requestVirtualPayment. */
export interface VirtualOrder {
  mode: 'short_series_goods'
  signData: string
  paySig: string
  signature: string
}
