/**
 * The root font size that all sizes hang on: 20 px at a width of 375, and no wider than 960.
 * (Taro's own script takes the shorter side, which is wrong on landscape.)
 */
const BASE_WIDTH = 375
const BASE_FONT = 20
const MAX_WIDTH = 960

export function rootFontSize(clientWidth: number): number {
  return (Math.min(clientWidth, MAX_WIDTH) * BASE_FONT) / BASE_WIDTH
}

export function keepRootFont(): void {
  const root = document.documentElement
  const apply = () => {
    root.style.fontSize = `${rootFontSize(root.clientWidth)}px`
  }
  apply()
  window.addEventListener('resize', apply)
}
