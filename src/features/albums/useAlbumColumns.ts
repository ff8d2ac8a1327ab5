import { useEffect, useState } from 'react'
import { onWindowResize, readWindowInfo } from '@/platform/windowInfo'

/** From this width more cards fit side by side. */
const WIDE_PX = 600

export function useAlbumColumns(): number {
  const read = () => (readWindowInfo().width >= WIDE_PX ? 3 : 2)
  const [columns, setColumns] = useState(read)
  useEffect(() => onWindowResize(() => setColumns(read())), [])
  return columns
}
