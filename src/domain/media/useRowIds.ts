import { useRef } from 'react'
import { makeId } from '@/lib/id'
import { moveItem, without } from './list'

interface RowIds {
  ids: readonly string[]
  move: (from: number, to: number) => void
  remove: (at: number) => void
}

/** Identities of rows that have none: what a row is doing, such as an upload, moves with it. */
export function useRowIds(length: number): RowIds {
  const ids = useRef<string[]>([])
  const missing = Math.max(0, length - ids.current.length)
  ids.current = [...ids.current.slice(0, length), ...Array.from({ length: missing }, makeId)]
  return {
    ids: ids.current,
    move: (from, to) => {
      ids.current = moveItem(ids.current, from, to)
    },
    remove: (at) => {
      ids.current = without(ids.current, at)
    },
  }
}
