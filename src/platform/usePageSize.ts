import { useEffect, useState } from 'react'
import { readPageSize, type PageSize } from './pageSize'
import { onWindowResize } from './windowInfo'

/** The room of the page as it is now: a turned phone, a dragged edge. */
export function usePageSize(): PageSize {
  const [size, setSize] = useState(readPageSize)
  useEffect(() => onWindowResize(() => setSize(readPageSize())), [])
  return size
}
