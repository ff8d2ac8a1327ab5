/** Durations reported to WeChat's console (we分析 · 性能监控), under the numbers the operator named. */

const MARKS = {
  /** From a page's opening to its first whole picture, in ms. */
  pageShown: 1001,
} as const

declare const wx: { reportPerformance?: (id: number, value: number) => void } | undefined

/** In ms. Clients without such a call report nothing. */
export function reportDuration(mark: keyof typeof MARKS, ms: number): void {
  if (typeof wx === 'undefined') return
  wx.reportPerformance?.(MARKS[mark], Math.round(ms))
}
