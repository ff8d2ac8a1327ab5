import { usePageSize } from '@/platform/usePageSize'
import { useApp } from '@/stores/app'

/** Fewest columns on a phone; the choice is between this and two more. */
const LEAST = 2

/** Columns of own pictures: the chosen number, and more in a wide window. */
export function useColumns(): { columns: number; widthPx: number } {
  const chosen = useApp((app) => app.folderCols)
  const { columns, widthPx, wide } = usePageSize()
  return { columns: wide ? chosen - LEAST + columns : chosen, widthPx }
}
