import type { PageSize } from './pageSize'
import { BASE_WIDTH, unitScale, WIDE_FROM } from './rootFont.h5'

export type { PageSize }

/** As in styles/mixins.scss: where the rail is, and how wide. */
const RAIL_FROM = 1024
const LOW_TO = 500
const RAIL_PX = 80

/** From which width so many columns stand side by side, widest first. */
const COLUMNS = [
  [1760, 6],
  [1280, 5],
  [1024, 4],
  [600, 3],
] as const

export function readPageSize(): PageSize {
  const { clientWidth: width, clientHeight: height } = document.documentElement
  const scale = unitScale(width)
  const wide = width >= WIDE_FROM
  const sideBySide = width >= RAIL_FROM || (wide && height <= LOW_TO)
  return {
    widthPx: wide ? (width - (sideBySide ? RAIL_PX : 0)) / scale : BASE_WIDTH,
    heightPx: height / scale,
    safeBottomPx: 0,
    scale,
    columns: COLUMNS.find(([from]) => width >= from)?.[1] ?? 2,
    wide,
    sideBySide,
  }
}
