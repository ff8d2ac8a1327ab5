import { layoutGallery } from './layout'
import { MAX_CARDS, nearEnd, computeStep, windowAt } from './window'

const VIEWPORT = 844
const RATIOS = [0.75, 1, 0.5625, 1.333, 1.778]

function makeGallery(columns: number) {
  const items = Array.from({ length: 1000 }, (_, index) => ({
    id: String(index),
    ratio: RATIOS[index % RATIOS.length] ?? 1,
  }))
  const sections = Array.from({ length: 20 }, (_, day) => ({
    key: String(day),
    items: items.slice(day * 50, day * 50 + 50),
  }))
  return layoutGallery(sections, {
    widthPx: 390,
    columns,
    gapPx: columns === 2 ? 2 : 4,
    headerPx: 60,
    sectionGapPx: 12,
  })
}

describe('gallery window', () => {
  test.each([2, 3, 4])(
    'of 1,000 works at most 60 cards are in the page (%i columns)',
    (columns) => {
      const layout = makeGallery(columns)
      for (let scroll = 0; scroll < layout.heightPx; scroll += 97) {
        const { tiles } = windowAt(layout, computeStep(scroll, VIEWPORT), {
          viewportPx: VIEWPORT,
          listTopPx: 100,
        })
        expect(tiles.length).toBeLessThanOrEqual(MAX_CARDS)
      }
    },
  )

  test.each([2, 3, 4])('whatever is on screen is in the window (%i columns)', (columns) => {
    const layout = makeGallery(columns)
    for (let scroll = 0; scroll < layout.heightPx; scroll += 61) {
      const shown = new Set(
        windowAt(layout, computeStep(scroll, VIEWPORT), {
          viewportPx: VIEWPORT,
          listTopPx: 100,
        }).tiles.map((tile) => tile.id),
      )
      const from = scroll - 100
      const visible = layout.tiles.filter(
        (tile) => tile.topPx < from + VIEWPORT && tile.topPx + tile.heightPx > from,
      )
      expect(visible.every((tile) => shown.has(tile.id))).toBe(true)
    }
  })

  test('small movements rerender nothing', () => {
    expect(computeStep(0, VIEWPORT)).toBe(computeStep(200, VIEWPORT))
    expect(computeStep(0, VIEWPORT)).not.toBe(computeStep(212, VIEWPORT))
    expect(computeStep(-80, VIEWPORT)).toBe(0)
  })

  test('the next page is requested within the threshold of the end, not before', () => {
    const at = (scrollPx: number) => nearEnd({ scrollPx, viewportPx: 800, contentPx: 2000 }, 150)
    expect(at(1040)).toBe(false)
    expect(at(1050)).toBe(true)
    expect(nearEnd({ scrollPx: 0, viewportPx: 800, contentPx: 300 }, 150)).toBe(true)
  })
})
