import { nextCursor, pageQuery, mergeRows } from './usePages'

const page = (...list: object[]) => ({ list, hasMore: false, cursor: null })

it('shows a row that came twice once, in its first place and as it was last', () => {
  const pages = [
    page({ id: 'a', n: 1 }, { id: 'b', n: 1 }),
    page({ id: 'c', n: 2 }, { id: 'a', n: 2 }),
  ]
  expect(mergeRows(pages)).toEqual([
    { id: 'a', n: 2 },
    { id: 'b', n: 1 },
    { id: 'c', n: 2 },
  ])
})

it('keeps rows without an id, alike as they may be', () => {
  expect(mergeRows([page({ word: '雪' }, { word: '雪' })])).toHaveLength(2)
})

it('goes on by the cursor only while there is more', () => {
  expect(nextCursor({ list: [], hasMore: true, cursor: 'x' })).toBe('x')
  expect(nextCursor({ list: [], hasMore: false, cursor: 'x' })).toBeNull()
})

it('asks for the first page without a cursor', () => {
  expect(pageQuery(20, null)).toEqual({ pageSize: 20 })
  expect(pageQuery(20, 'x')).toEqual({ pageSize: 20, cursor: 'x' })
})
