import { render, screen } from '@testing-library/react'
import type { Offer } from '../offer'
import type { SpecOf } from './control'
import { StyleControl } from './StyleControl'

jest.mock('@tarojs/components', () => jest.requireActual('../../../../tests/jest/taroComponents'))
jest.mock('@/platform/media', () => ({ mediaUrl: (url: string) => url }))
jest.mock('@/platform/haptics', () => ({ tick: jest.fn() }))
jest.mock('@/ui/later', () => ({ lazySheet: () => () => null }))

const styles = Array.from({ length: 8 }, (_, nth) => ({
  id: `s${nth}`,
  name: `风格${nth}`,
  thumbUrl: null,
  thumbhash: null,
}))
const spec = { kind: 'choice', label: '风格', from: 'styles' } as unknown as SpecOf<'choice'>
const offer = { styles } as unknown as Offer
const names = () => screen.getAllByRole('radio').map((card) => card.getAttribute('aria-label'))
const control = (value: string | null, onChange = jest.fn()) => (
  <StyleControl {...{ spec, value, onChange, offer }} name="style" params={{}} />
)

test('a style chosen elsewhere is in sight: the first one behind 自动', () => {
  const { rerender } = render(control('s6'))
  expect(names().slice(0, 3)).toEqual(['自动', '风格6', '风格0'])
  expect(names()).toHaveLength(9)
  rerender(control('s7'))
  expect(names().slice(0, 2)).toEqual(['自动', '风格7'])
})

test('a style that is in sight anyway, and a tap on the strip, move nothing', () => {
  const { rerender } = render(control('s1'))
  const before = names()
  expect(before.slice(0, 3)).toEqual(['自动', '风格0', '风格1'])
  screen.getByRole('radio', { name: '风格6' }).click()
  rerender(control('s6'))
  expect(names()).toEqual(before)
})
