import { figureText } from './figures'

test('figures are exact up to ten thousand and never rounded up beyond', () => {
  expect([0, 86, 2417, 9999].map(figureText)).toEqual(['0', '86', '2,417', '9,999'])
  expect([10_000, 16_980, 999_999, 1_299_999].map(figureText)).toEqual([
    '1万',
    '1.6万',
    '99.9万',
    '129万',
  ])
})
