/** Installing the app on the home screen: when it is offered, and the browser's own prompt. */
import { readItem, writeItem } from './storage'

/** The deferred install prompt of the browser (captured by index.html). */
interface InstallPrompt {
  prompt(): Promise<{ outcome: 'accepted' | 'dismissed' }>
}

declare global {
  interface Window {
    mgInstall?: InstallPrompt | null
  }
}

interface PromptState {
  /** Pictures saved on this device. */
  saved: number
  /** Not before then, ms since the epoch. */
  notBeforeMs: number
}

const KEY = 'install'
const SAVED_LEAST = 2
const REST_MS = 30 * 86_400_000
/** An installed app needs no second prompt; a browser that forgets will prompt by itself. */
const NEVER_MS = 100 * REST_MS

const readPromptState = (): PromptState =>
  readItem<PromptState>(KEY) ?? { saved: 0, notBeforeMs: 0 }

/** A picture was saved to the phone. */
export function countSaved(): void {
  const { saved, notBeforeMs } = readPromptState()
  writeItem(KEY, { saved: saved + 1, notBeforeMs })
}

/** By the browser's own question, by hand as on iPhones, or not at all. */
export type InstallWay = 'prompt' | 'hand' | null

function isInstalled(): boolean {
  const { standalone } = navigator as { standalone?: boolean }
  return standalone === true || matchMedia('(display-mode: standalone)').matches
}

/** Only Safari has 添加到主屏幕; browsers inside other apps have not. */
const SAFARI_ON_IPHONE = /iP(hone|ad|od).*Version\/[\d.]+.*Safari\//

/** Current way to install the app. */
export function installWay(nowMs = Date.now()): InstallWay {
  const { saved, notBeforeMs } = readPromptState()
  if (saved < SAVED_LEAST || nowMs < notBeforeMs || isInstalled()) return null
  if (window.mgInstall) return 'prompt'
  return SAFARI_ON_IPHONE.test(navigator.userAgent) ? 'hand' : null
}

/** Not again for a month. */
export function putOffInstall(nowMs = Date.now()): void {
  writeItem(KEY, { ...readPromptState(), notBeforeMs: nowMs + REST_MS })
}

/** The browser's prompt; it can be shown once. */
export async function promptInstall(nowMs = Date.now()): Promise<void> {
  const question = window.mgInstall
  window.mgInstall = null
  if (!question) return
  const { outcome } = await question.prompt()
  const rest = outcome === 'accepted' ? NEVER_MS : REST_MS
  writeItem(KEY, { ...readPromptState(), notBeforeMs: nowMs + rest })
}
