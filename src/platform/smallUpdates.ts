/**
 * Splits large updates: each page's are cut to what crosses to the view quickly (app.tsx). The
 * duration of a page's first complete render is reported to the client. smallUpdates.h5.ts is the
 * twin.
 */
import { hooks } from '@tarojs/shared'
import { splitUpdate, type Update } from './updateParts'

/** Durations of WeChat's console (we分析 · 性能监控), under the numbers the operator named. */
const MARKS = {
  /** From a page's opening to its first whole picture, in ms. */
  pageShown: 1001,
} as const

declare const wx: { reportPerformance?: (id: number, value: number) => void } | undefined

/** In ms. Clients without such a call report nothing. */
function reportDuration(mark: keyof typeof MARKS, ms: number): void {
  if (typeof wx === 'undefined') return
  wx.reportPerformance?.(MARKS[mark], Math.round(ms))
}

/** Ours for one update; clients drop those of 256 KB and stutter long before. */
const MOST_BYTES = 19 * 1024

type Done = (() => void) | undefined

interface Page {
  setData(update: Update, done?: Done): void
}

interface PageConfig {
  onLoad?: (this: Page, ...args: unknown[]) => unknown
}

function drawInParts(page: Page): void {
  const setData = page.setData.bind(page)
  const startedMs = Date.now()
  let isFirst = true
  page.setData = (update, done) => {
    const reports = isFirst
    isFirst = false
    const parts = splitUpdate(update, MOST_BYTES)
    const last = parts.pop() ?? {}
    for (const part of parts) setData(part)
    setData(last, () => {
      if (reports) reportDuration('pageShown', Date.now() - startedMs)
      done?.()
    })
  }
}

hooks.tap('modifyPageObject', (config: PageConfig) => {
  const { onLoad } = config
  if (!onLoad) return
  config.onLoad = function (...args) {
    drawInParts(this)
    return onLoad.apply(this, args)
  }
})

export {}
