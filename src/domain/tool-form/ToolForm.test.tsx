import { fireEvent, render, screen } from '@testing-library/react'
import { buildDefaults } from '@contract/tools/define'
import { text2img } from '@contract/tools/text2img'
import type { Offer } from './offer'
import { offerWith } from './testOffer'
import { ToolForm } from './ToolForm'

jest.mock('@tarojs/components', () => jest.requireActual('../../../tests/jest/taroComponents'))
jest.mock('./controls/registry', () => ({ getControl: () => () => null }))
jest.mock('./AdvancedSection', () => ({ AdvancedSection: () => null }))
jest.mock('./FormSkeleton', () => ({ FormSkeleton: () => 'waiting' }))

const form = (offer: Offer | null) => (
  <ToolForm
    tool={text2img}
    params={buildDefaults(text2img)}
    offer={offer}
    onParam={jest.fn()}
    slots={{ prompt: <textarea aria-label="画面描述" /> }}
  />
)

test('a field that is being typed into outlives the arrival of the offer', () => {
  const { rerender } = render(form(null))
  const field = screen.getByLabelText('画面描述')
  fireEvent.change(field, { target: { value: '雪山' } })
  expect(screen.getByText('waiting')).toBeTruthy()
  rerender(form(offerWith()))
  expect(screen.getByLabelText('画面描述')).toBe(field)
  expect(screen.queryByText('waiting')).toBeNull()
})
