import { moveItem, replaceItem, without } from './list'

describe('lists put in order by hand', () => {
  test('an item moves to another place; the others keep their order', () => {
    expect(moveItem(['a', 'b', 'c', 'd'], 0, 2)).toEqual(['b', 'c', 'a', 'd'])
    expect(moveItem(['a', 'b', 'c', 'd'], 3, 0)).toEqual(['d', 'a', 'b', 'c'])
  })

  test('a place that is not there changes nothing', () => {
    expect(moveItem(['a', 'b'], 0, -1)).toEqual(['a', 'b'])
    expect(moveItem(['a', 'b'], 1, 2)).toEqual(['a', 'b'])
    expect(moveItem(['a', 'b'], 5, 0)).toEqual(['a', 'b'])
  })

  test('taking out and replacing touch one item only', () => {
    expect(without(['a', 'b', 'c'], 1)).toEqual(['a', 'c'])
    expect(replaceItem(['a', 'b', 'c'], 1, 'x')).toEqual(['a', 'x', 'c'])
  })
})
