import { usePageSize } from '@/platform/usePageSize'
import { useApp } from '@/stores/app'

/** What a phone shows at least; the choice is between this and two more. */
const LEAST = 2

/** Columns of my pictures: as many as were chosen, and what a wide window has room for besides. */
export function useColumns(): { columns: number; widthPx: number } {
  const chosen = useApp((app) => app.folderCols)
  const { columns, widthPx, wide } = usePageSize()
  return { columns: wide ? chosen - LEAST + columns : chosen, widthPx }
}
