import { gapOf } from '@/domain/works/WorkGrid'
import type { PageSize } from '@/platform/pageSize'

/** The banners of a wide window: as wide as the first columns of pictures, at their top. */
export interface Lead {
  columns: number
  widthPx: number
  /** Without the gap below. */
  heightPx: number
}

const COLUMNS = 2
const RATIO = 16 / 9

export function computeLead({ widthPx, columns }: Pick<PageSize, 'widthPx' | 'columns'>): Lead {
  const gapPx = gapOf(columns)
  const tilePx = (widthPx - gapPx * (columns - 1)) / columns
  const leadPx = tilePx * COLUMNS + gapPx * (COLUMNS - 1)
  return { columns: COLUMNS, widthPx: leadPx, heightPx: Math.round(leadPx / RATIO) }
}
