import { computeWorth, yuanText } from './money'

test('amounts are written without needless decimals', () => {
  expect([yuanText(600), yuanText(12_800), yuanText(1), yuanText(650)]).toEqual([
    '¥6',
    '¥128',
    '¥0.01',
    '¥6.50',
  ])
})

test('credits are translated to whole things, and to nothing where a price is unknown', () => {
  expect(computeWorth(310, { picture: 8, video: 20 })).toEqual({ pictures: 38, videos: 15 })
  expect(computeWorth(310, { picture: 0, video: 0 })).toEqual({ pictures: 0, videos: 0 })
})
