import { splitIntoColumns } from './columns'

const tall = { width: 9, height: 16 }
const flat = { width: 16, height: 9 }
const same = (shape: { width: number; height: number }) => shape

test('every picture is in exactly one column, in its order', () => {
  const items = [tall, flat, flat, tall, flat].map((shape, id) => ({ ...shape, id }))
  const columns = splitIntoColumns(items, 2, same)
  expect(columns.flat().sort((a, b) => a.id - b.id)).toEqual(items)
  for (const column of columns) {
    const ids = column.map(({ id }) => id)
    expect(ids).toEqual([...ids].sort((a, b) => a - b))
  }
})

test('the next picture goes where there is most space', () => {
  expect(splitIntoColumns([tall, flat, flat, flat], 2, same)).toEqual([[tall], [flat, flat, flat]])
  expect(splitIntoColumns([flat, tall, flat], 2, same)).toEqual([[flat, flat], [tall]])
})

test('nothing to show is empty columns', () => {
  expect(splitIntoColumns([], 2, same)).toEqual([[], []])
})
