import { layoutGallery, type LayoutOptions } from './layout'

const options: LayoutOptions = {
  widthPx: 390,
  columns: 2,
  gapPx: 2,
  headerPx: 60,
  sectionGapPx: 12,
}

const squares = (count: number, prefix = 'i') =>
  Array.from({ length: count }, (_, index) => ({ id: `${prefix}${index}`, ratio: 1 }))

describe('gallery layout', () => {
  test('columns and gaps fill the width exactly', () => {
    for (const columns of [2, 3, 4]) {
      const { tiles } = layoutGallery([{ key: 'd', items: squares(columns) }], {
        ...options,
        columns,
      })
      const last = tiles[columns - 1]
      expect((last?.leftPx ?? 0) + (last?.widthPx ?? 0)).toBeCloseTo(390, 1)
    }
  })

  test('each tile keeps its true ratio', () => {
    const { tiles } = layoutGallery([{ key: 'd', items: [{ id: 'a', ratio: 3 / 4 }] }], options)
    expect((tiles[0]?.widthPx ?? 0) / (tiles[0]?.heightPx ?? 1)).toBeCloseTo(0.75, 2)
  })

  test('a caption lengthens a tile and leaves its picture the true ratio', () => {
    const items = [
      { id: 'a', ratio: 1 },
      { id: 'b', ratio: 2 },
      { id: 'c', ratio: 1 },
    ]
    const { tiles, heightPx } = layoutGallery([{ key: 'd', items }], { ...options, captionPx: 50 })
    const [a, b, c] = tiles
    expect((a?.heightPx ?? 0) - 50).toBeCloseTo(a?.widthPx ?? 0, 1)
    expect(c?.topPx).toBeCloseTo((b?.topPx ?? 0) + (b?.heightPx ?? 0) + 2, 1)
    expect(heightPx).toBeCloseTo((c?.topPx ?? 0) + (c?.heightPx ?? 0) + 12, 1)
  })

  test('the next tile goes under the shortest column', () => {
    const items = [
      { id: 'tall', ratio: 1 / 2 },
      { id: 'flat', ratio: 2 },
      { id: 'next', ratio: 1 },
    ]
    const { tiles } = layoutGallery([{ key: 'd', items }], options)
    const [, flat, next] = tiles
    expect(next?.leftPx).toBe(flat?.leftPx)
    expect(next?.topPx).toBeCloseTo((flat?.topPx ?? 0) + (flat?.heightPx ?? 0) + 2, 1)
  })

  test('what leads the list keeps its columns free, of the first section alone', () => {
    const sections = [
      { key: 'a', items: squares(3, 'a') },
      { key: 'b', items: squares(3, 'b') },
    ]
    const lead = { columns: 2, heightPx: 200 }
    const { tiles } = layoutGallery(sections, { ...options, columns: 3, headerPx: 0, lead })
    const tops = tiles.map(({ topPx }) => topPx)
    const side = tiles[0]?.widthPx ?? 0
    expect(tops.slice(0, 3)).toEqual([0, expect.closeTo(side + 2, 1), 200])
    expect(tiles[0]?.leftPx).toBeGreaterThan(2 * side)
    expect(new Set(tops.slice(3)).size).toBe(1)
  })

  test('no two tiles overlap and none leaves the list', () => {
    const ratios = [0.56, 0.75, 1, 1.33, 1.78]
    const items = Array.from({ length: 120 }, (_, index) => ({
      id: String(index),
      ratio: ratios[index % 5] ?? 1,
    }))
    const { tiles, heightPx } = layoutGallery([{ key: 'd', items }], { ...options, columns: 3 })
    for (const [index, tile] of tiles.entries()) {
      expect(tile.topPx + tile.heightPx).toBeLessThanOrEqual(heightPx)
      for (const other of tiles.slice(index + 1)) {
        const apart =
          other.leftPx >= tile.leftPx + tile.widthPx - 0.1 ||
          tile.leftPx >= other.leftPx + other.widthPx - 0.1 ||
          other.topPx >= tile.topPx + tile.heightPx - 0.1 ||
          tile.topPx >= other.topPx + other.heightPx - 0.1
        expect(apart).toBe(true)
      }
    }
  })

  test('a day starts below everything of the day before', () => {
    const { headers, tiles } = layoutGallery(
      [
        { key: 'one', items: squares(3, 'a') },
        { key: 'two', items: squares(1, 'b') },
      ],
      options,
    )
    const endOfOne = Math.max(
      ...tiles.filter((tile) => tile.dayKey === 'one').map((tile) => tile.topPx + tile.heightPx),
    )
    expect(headers[1]?.topPx).toBeCloseTo(endOfOne + options.sectionGapPx, 1)
  })
})
