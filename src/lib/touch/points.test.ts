import { readPoints } from './points'

const CANVAS = { width: 400, height: 800 }

describe('points', () => {
  test('fingers are counted from the centre of the canvas', () => {
    const touches = [
      { clientX: 200, clientY: 400 },
      { clientX: 300, clientY: 300 },
    ]
    expect(readPoints({ touches }, CANVAS)).toEqual([
      { x: 0, y: 0 },
      { x: 100, y: -100 },
    ])
  })

  test('a mouse is a finger only while its button is down', () => {
    expect(readPoints({ clientX: 200, clientY: 410, buttons: 1 }, CANVAS)).toEqual([
      { x: 0, y: 10 },
    ])
    expect(readPoints({ clientX: 200, clientY: 410, buttons: 0 }, CANVAS)).toEqual([])
  })
})
