/** Chinese texts of components that have one or two. */

export const PAGE_BAR_BACK = '返回'
export const REFRESHING = '正在刷新'
export const TAP_TO_RETRY = '再试一次'

export const pictureFailed = (alt: string): string => `图片没有加载出来，重试${alt && `：${alt}`}`

export const RING = {
  failed: '没有画成',
  progress: (percent: number) => `已完成 ${percent}%`,
  place: (place: number) => `排在第 ${place} 位`,
  queued: '排队中',
  /** Within the ring, where the place is unknown. */
  waiting: '排队',
}

/** Over a video that began silently. */
export const VIDEO_SOUND = '点一下开声'

/** A layer whose script did not arrive. */
export const LAYER_UNREACHABLE = '没有打开，请检查网络'
export const NEWER_BUILD = {
  title: '有新版本',
  content: '刷新后就能继续，写下的字都在。',
  confirm: '刷新',
  cancel: '稍后',
}
