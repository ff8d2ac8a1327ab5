/**
 * Data: banners every installation has, each over a shot of a starting video as its own engine
 * painted it; while that is not painted there is no banner.
 */
import { shotSampleId } from '../samples/plan'

export interface ShippedBanner {
  readonly key: string
  readonly title: string
  readonly words: string
  readonly link: string
  /** Whose picture it shows. */
  readonly sample: string
}

export const SHIPPED_BANNERS: readonly ShippedBanner[] = [
  {
    key: 'short',
    title: '几句话，一段短片',
    words: '写下每个镜头，自己会动起来',
    link: '/pagesE/animate/short',
    sample: shotSampleId('river-day', 2),
  },
  {
    key: 'book',
    title: '提示词百科',
    words: '不知道画什么？从这里挑词',
    link: '/pagesD/mj-prompt-book/mj-prompt-book',
    sample: shotSampleId('waves', 1),
  },
]

/** 今日主题, which an operator may hide like the others. */
export const THEME_KEY = 'theme'

export const SHIPPED_KEYS: readonly string[] = [THEME_KEY, ...SHIPPED_BANNERS.map(({ key }) => key)]
