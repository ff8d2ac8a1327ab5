/**
 * The root font size that all sizes hang on: 20 px at a width of 375, and no wider than 960.
 * (Taro's own script takes the shorter side, which is wrong on landscape.)
 */
export const BASE_WIDTH = 375
const BASE_FONT = 20
const MAX_WIDTH = 960
/** From this width a phone's screen would only be magnified: one px of the design is one px again. */
export const WIDE_FROM = 700

export function rootFontSize(clientWidth: number): number {
  return (Math.min(clientWidth, MAX_WIDTH) * BASE_FONT) / BASE_WIDTH
}

/** CSS px of one px of the design. */
export function unitScale(clientWidth: number): number {
  return clientWidth < WIDE_FROM ? rootFontSize(clientWidth) / BASE_FONT : 1
}

/** The root's font size in the unit of the style sheets (`--unit`, tokens.scss). */
export function unitFactor(clientWidth: number): number {
  return (unitScale(clientWidth) * BASE_FONT) / rootFontSize(clientWidth)
}

export function trackRootFont(): void {
  const root = document.documentElement
  const apply = () => {
    root.style.fontSize = `${rootFontSize(root.clientWidth)}px`
    root.style.setProperty('--unit-factor', String(unitFactor(root.clientWidth)))
  }
  apply()
  window.addEventListener('resize', apply)
}
