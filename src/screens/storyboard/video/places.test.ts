import { findPlace, placeAtShare, placesFromSeconds, shareOver, totalSeconds } from './places'

const places = placesFromSeconds([
  { id: 'a', seconds: 4 },
  { id: 'b', seconds: 2 },
  { id: 'c', seconds: 6 },
])

test('shots follow each other, and each time belongs to one of them', () => {
  expect(places.map(({ from, to }) => [from, to])).toEqual([
    [0, 4],
    [4, 6],
    [6, 12],
  ])
  expect(totalSeconds(places)).toBe(12)
  expect([0, 3.9, 4, 5.9, 6, 99].map((at) => findPlace(places, at))).toEqual([0, 0, 1, 1, 2, 2])
})

test('a tap finds the shot under it by its share of the width', () => {
  expect([0, 0.3, 0.34, 0.49, 0.5, 1, 1.2].map((share) => placeAtShare(places, share))).toEqual([
    0, 0, 1, 1, 2, 2, 2,
  ])
})

test('a segment fills while its shot plays', () => {
  expect(places.map((place) => shareOver(place, 5))).toEqual([1, 0.5, 0])
})
