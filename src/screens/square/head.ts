/** Head of 广场 on a phone: 本周主题 as a block over the other banners, or as a row under them. */
import type { Banner } from './useBanners'

export interface SquareHead {
  /** 本周主题; null: there is none. */
  theme: Banner | null
  /** The block, for users who do not take part yet. */
  isTall: boolean
  others: readonly Banner[]
}

/** Under the block there are the operators' banners alone: works stay in sight. */
export function splitBanners(banners: readonly Banner[], hasEntered: boolean): SquareHead {
  const [theme, ...others] = banners
  if (theme?.contest === undefined) return { theme: null, isTall: false, others: banners }
  const isTall = theme.entry !== undefined && !hasEntered
  const isOperators = (banner: Banner) => !banner.labelled && banner.theme === null
  return { theme, isTall, others: isTall ? others.filter(isOperators) : others }
}
