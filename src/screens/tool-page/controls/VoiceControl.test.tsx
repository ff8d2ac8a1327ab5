import { act, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { NARRATION_VOICE } from '@contract/tools/narration'
import { offerWith } from '@/domain/tool-form/testOffer'
import { useLastVoice } from '@/stores/voice'
import { ToolTextControl } from './VoiceControl'

jest.mock('@tarojs/components', () => jest.requireActual('../../../../tests/jest/taroComponents'))
jest.mock('@tarojs/taro', () => ({}))
jest.mock('@/domain/tool-form/controls/TextControl', () => ({ TextControl: () => null }))
jest.mock('@/stores/persist', () => ({
  taroStorage: () => ({ getItem: () => null, setItem: () => {}, removeItem: () => {} }),
}))

const VOICES = [
  { id: 'nova', name: '晓晨' },
  { id: 'onyx', name: '远山' },
]

function Form() {
  const [value, setValue] = useState('')
  return (
    <ToolTextControl
      name="narrationVoice"
      spec={NARRATION_VOICE}
      value={value}
      onChange={setValue}
      offer={{ ...offerWith(), voices: VOICES }}
      params={{}}
    />
  )
}

const chosen = () =>
  screen
    .getAllByRole('radio')
    .filter((radio) => radio.getAttribute('aria-checked') === 'true')
    .map(({ textContent }) => textContent)

test('the usual voice is chosen first, and the last choice is suggested in the next form', () => {
  const first = render(<Form />)
  expect(chosen()).toEqual(['晓晨'])
  fireEvent.click(screen.getByRole('radio', { name: '远山' }))
  expect(chosen()).toEqual(['远山'])
  first.unmount()
  const second = render(<Form />)
  expect(chosen()).toEqual(['远山'])
  second.unmount()
  act(() => useLastVoice.getState().use('gone'))
  render(<Form />)
  expect(chosen()).toEqual(['晓晨'])
})
