import { useEffect, useState } from 'react'
import { readPageSize, type PageSize } from './pageSize'
import { onWindowResize } from './windowInfo'

/** Current size of the page: follows a turned phone, a dragged edge. */
export function usePageSize(): PageSize {
  const [size, setSize] = useState(readPageSize)
  useEffect(() => onWindowResize(() => setSize(readPageSize())), [])
  return size
}
