import { renderHook } from '@testing-library/react'
import { moveItem, replaceItem, without } from './list'
import { useRowIds } from './useRowIds'

interface Row {
  text: string
}

const row = (text: string): Row => ({ text })

function start(rows: readonly Row[]) {
  const { result, rerender } = renderHook(({ rows }) => useRowIds(rows), {
    initialProps: { rows },
  })
  return (next: readonly Row[]) => {
    rerender({ rows: next })
    return result.current
  }
}

describe('ids of rows', () => {
  const rows = [row('a'), row('a'), row('c')]

  test('each row has an id of its own, also when two say the same', () => {
    const change = start(rows)
    const ids = change(rows)
    expect(new Set(ids).size).toBe(3)
    expect(change([...rows])).toEqual(ids)
  })

  test('a row that moves takes its id along', () => {
    const change = start(rows)
    const [a, b, c] = change(rows)
    expect(change(moveItem(rows, 0, 2))).toEqual([b, c, a])
    expect(change(rows)).toEqual([a, b, c])
  })

  test('a row that is replaced at its place keeps its id', () => {
    const change = start(rows)
    const ids = change(rows)
    expect(change(replaceItem(rows, 1, row('written')))).toEqual(ids)
  })

  test('a removed row takes its id away, and a row added later gets a new one', () => {
    const change = start(rows)
    const [a, b, c] = change(rows)
    const fewer = without(rows, 0)
    expect(change(fewer)).toEqual([b, c])
    const [, , added] = change([...fewer, row('d')])
    expect([a, b, c]).not.toContain(added)
  })
})
