import { wrapLines, MARGIN, posterLayout, WIDTH } from '@contract/poster'

const measure = (text: string) =>
  [...text].reduce((sum, letter) => sum + (letter > '\u2e80' ? 10 : 6), 0)
const lines = (text: string, max = 3) => wrapLines(text, { widthPx: 100, max, measure })

test('Chinese breaks anywhere, words stay whole, too much ends with an ellipsis', () => {
  expect(lines('寒山独照')).toEqual(['寒山独照'])
  expect(lines('孤峰薄雾一轮朱砂日试着')).toEqual(['孤峰薄雾一轮朱砂日试', '着'])
  expect(lines('雾 moguang posters')).toEqual(['雾 moguang', 'posters'])
  const long = lines('山'.repeat(80), 2)
  expect(long).toHaveLength(2)
  expect(long[1]?.endsWith('…')).toBe(true)
  expect(measure(long[1] ?? '')).toBeLessThanOrEqual(100)
  expect(lines('')).toEqual([])
})

test('a word longer than a line is broken rather than lost', () => {
  expect(lines('a'.repeat(40)).join('')).toBe('a'.repeat(40))
})

test('a picture keeps its ratio on the poster, tall or flat, and nothing overlaps', () => {
  for (const shape of [
    { width: 900, height: 1600 },
    { width: 1600, height: 900 },
    { width: 1024, height: 1024 },
  ]) {
    const { picture, titleY, wordsY, footY, height } = posterLayout(shape, { title: 2, words: 3 })
    expect(picture.width / picture.height).toBeCloseTo(shape.width / shape.height, 3)
    expect(picture.x).toBeGreaterThanOrEqual(MARGIN)
    expect(picture.x + picture.width).toBeLessThanOrEqual(WIDTH - MARGIN + 0.01)
    expect(titleY).toBeGreaterThan(picture.y + picture.height)
    expect(wordsY).toBeGreaterThan(titleY)
    expect(footY).toBeGreaterThan(wordsY)
    expect(height).toBeGreaterThan(footY)
  }
})
