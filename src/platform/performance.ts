/** Durations told to WeChat's console (we分析 · 性能监控), where the operator named them by these numbers. */

const MARKS = {
  /** From a page's opening to its first whole picture, in ms. */
  pageShown: 1001,
} as const

declare const wx: { reportPerformance?: (id: number, value: number) => void } | undefined

/** In ms. Clients without such a call are told nothing. */
export function reportDuration(mark: keyof typeof MARKS, ms: number): void {
  if (typeof wx === 'undefined') return
  wx.reportPerformance?.(MARKS[mark], Math.round(ms))
}
