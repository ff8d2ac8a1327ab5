import { worthOf, yuanText } from './money'

test('amounts are written without needless decimals', () => {
  expect([yuanText(600), yuanText(12_800), yuanText(1), yuanText(650)]).toEqual([
    '¥6',
    '¥128',
    '¥0.01',
    '¥6.50',
  ])
})

test('credits are translated to whole things, and to nothing where a price is unknown', () => {
  expect(worthOf(310, { picture: 8, film: 20 })).toEqual({ pictures: 38, films: 15 })
  expect(worthOf(310, { picture: 0, film: 0 })).toEqual({ pictures: 0, films: 0 })
})
