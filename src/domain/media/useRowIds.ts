import { useState } from 'react'
import { makeId } from '@/lib/id'

interface Named<T> {
  rows: readonly T[]
  ids: readonly string[]
}

/**
 * Ids of rows that came from rows with ids: the same object keeps its id wherever it was moved to,
 * and one that was replaced at its place keeps the id of that place.
 */
function carryIds<T extends object>(before: Named<T>, rows: readonly T[]): Named<T> {
  const free = new Set(before.rows.keys())
  const claim = (at: number) => (free.delete(at) ? before.ids[at] : undefined)
  const unmoved = rows.map((row, at) => (before.rows[at] === row ? claim(at) : undefined))
  const moved = rows.map(
    (row, at) => unmoved[at] ?? claim([...free].find((from) => before.rows[from] === row) ?? -1),
  )
  return { rows, ids: moved.map((id, at) => id ?? claim(at) ?? makeId()) }
}

/**
 * Identities of rows that have none: what a row is doing, such as an upload, moves with it. Rows
 * are compared as objects, so each must be an object of its own.
 */
export function useRowIds<T extends object>(rows: readonly T[]): readonly string[] {
  const [named, setNamed] = useState(() => carryIds<T>({ rows: [], ids: [] }, rows))
  if (named.rows === rows) return named.ids
  const next = carryIds(named, rows)
  setNamed(next)
  return next.ids
}
