import { buildBox, placeBox } from './box'

const SIZE = { width: 400, height: 200 }

test('a box is the same in whichever direction it was dragged, and ends at the edges', () => {
  const box = { x: 0.25, y: 0.1, width: 0.5, height: 0.6 }
  expect(buildBox({ x: 100, y: 20 }, { x: 300, y: 140 }, SIZE)).toEqual(box)
  expect(buildBox({ x: 300, y: 140 }, { x: 100, y: 20 }, SIZE)).toEqual(box)
  const beyond = buildBox({ x: 200, y: 100 }, { x: 900, y: -50 }, SIZE)
  expect(beyond).toEqual({ x: 0.5, y: 0, width: 0.5, height: 0.5 })
})

test('a tap, or a line, is no box', () => {
  expect(buildBox({ x: 100, y: 20 }, { x: 103, y: 22 }, SIZE)).toBeNull()
  expect(buildBox({ x: 0, y: 20 }, { x: 400, y: 22 }, SIZE)).toBeNull()
})

test('a box is placed in shares of the picture', () => {
  expect(placeBox({ x: 0.25, y: 0.1, width: 0.5, height: 0.6 })).toEqual({
    left: '25.0%',
    top: '10.0%',
    width: '50.0%',
    height: '60.0%',
  })
})
