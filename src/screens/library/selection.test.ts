import { NO_SELECTION, pruned, toggledAll, toggledTogether } from './selection'

const picked = (...ids: string[]) => ({ on: true, ids: new Set(ids) })

describe('multi-select', () => {
  test('the first picked tile turns select mode on', () => {
    expect(toggledTogether(NO_SELECTION, ['a'])).toEqual(picked('a'))
  })

  test('putting the last tile back keeps select mode on', () => {
    expect(toggledTogether(picked('a'), ['a'])).toEqual({ on: true, ids: new Set() })
  })

  test('select-all picks everything, and once more puts everything back', () => {
    const all = toggledAll(picked('b'), ['a', 'b'])
    expect([...all.ids]).toEqual(['a', 'b'])
    expect(toggledAll(all, ['a', 'b']).ids.size).toBe(0)
  })

  test('tiles that are gone are no longer picked', () => {
    expect(pruned(picked('a', 'b'), ['b', 'c'])).toEqual(picked('b'))
    expect(pruned(picked('a'), [])).toEqual(NO_SELECTION)
  })

  test('nothing changes, no new state: a card that did not change is not drawn', () => {
    const before = picked('a')
    expect(pruned(before, ['a', 'b'])).toBe(before)
    expect(toggledTogether(before, ['b'])).not.toBe(before)
    expect(before.ids.size).toBe(1)
  })
})

test('what one tile represents is picked and put back together', () => {
  const picked = toggledTogether(NO_SELECTION, ['a', 'b'])
  expect([...picked.ids]).toEqual(['a', 'b'])
  expect([...toggledTogether(picked, ['a', 'b']).ids]).toEqual([])
})
