/** Size of a page in px of the design, in which layouts are computed. Twin: pageSize.h5.ts. */
import { readWindowInfo } from './windowInfo'

export interface PageSize {
  /** Of a page without gutters, px of the design: 375 on every phone. */
  widthPx: number
  heightPx: number
  safeBottomPx: number
  /** CSS px of one px of the design. */
  scale: number
  /** Of pictures side by side, edge to edge. */
  columns: number
  /** A window that is no phone's, H5 alone: the mixin `wide` of styles/mixins.scss. */
  wide: boolean
  /** Two-column layout: a window from 1024 px on, or a phone on its side. */
  sideBySide: boolean
}

/** Width of the design, and the widest layout of a page, CSS px. */
const DESIGN_WIDTH = 375
const MAX_WIDTH = 960
/** From this width a third column fits. */
const THREE_FROM = 600

export function readPageSize(): PageSize {
  const { width, height, safeBottom } = readWindowInfo()
  const scale = Math.min(width, MAX_WIDTH) / DESIGN_WIDTH
  return {
    widthPx: DESIGN_WIDTH,
    heightPx: height / scale,
    safeBottomPx: safeBottom / scale,
    scale,
    columns: width >= THREE_FROM ? 3 : 2,
    wide: false,
    sideBySide: false,
  }
}
