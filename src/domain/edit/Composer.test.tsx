import { act, fireEvent, render, screen } from '@testing-library/react'
import { useEffect } from 'react'
import { useEditDrafts } from '@/stores/editDrafts'
import { Composer } from './Composer'
import type { SendingState } from './ComposerReferences'
import { useReferences } from './useReferences'

jest.mock('@tarojs/components', () => jest.requireActual('../../../tests/jest/taroComponents'))
jest.mock('@tarojs/taro', () => ({ useDidShow: () => undefined, useDidHide: () => undefined }))
jest.mock('@/platform/appLifecycle', () => ({ onAppHide: jest.fn(), onAppShow: jest.fn() }))
jest.mock('@/platform/media', () => ({ mediaUrl: (url: string) => url }))
jest.mock('@/platform/network', () => ({ useOnline: () => true, onNetworkChange: jest.fn() }))
jest.mock('@/platform/storage', () => ({
  readItem: () => null,
  writeItem: () => true,
  removeItem: jest.fn(),
  clearItems: jest.fn(),
}))
jest.mock('@/ui/TextArea/TextArea', () => ({ TextArea: () => null }))
jest.mock('@/ui/Picture/Picture', () => ({ Picture: () => null }))
jest.mock('@/ui/length', () => ({ length: (px: number) => `${px}px` }))
jest.mock('@/ui/later', () => ({
  lazySheet: (load: () => Promise<unknown>) => (props: { onState?: unknown }) =>
    props.onState && String(load).includes('ComposerReferences') ? mockRow(props) : null,
}))

let tell: (state: SendingState) => void = () => undefined
function mockRow({ onState }: { onState?: unknown }) {
  tell = onState as typeof tell
  return null
}

const REFERENCE = { number: 1, image: 'upload:a', role: 'colour', strength: 70 } as const
const send = jest.fn()

function Harness() {
  const references = useReferences('picture', 'picture:picture')
  useEffect(() => useEditDrafts.getState().setReferences('picture', { all: [REFERENCE] }), [])
  return (
    <Composer
      picture={{ thumbUrl: '/thumb', color: '' }}
      value="用@1的颜色"
      onChange={() => undefined}
      onSend={send}
      placeholder=""
      references={references}
    />
  )
}

beforeEach(() => {
  send.mockReset()
  useEditDrafts.setState({ references: {} })
})

const tapSend = () => fireEvent.click(screen.getByRole('button', { name: '看改法' }))

test('a sentence is sent once its picture has arrived', () => {
  render(<Harness />)
  act(() => tell({ block: '还在传参考图', isSending: true }))
  tapSend()
  expect(send).not.toHaveBeenCalled()
  screen.getByText('参考图传好就看改法')
  act(() => tell({ block: null, isSending: false }))
  expect(send).toHaveBeenCalledTimes(1)
})

test('a picture that did not arrive, or is of no use, holds the sentence back', () => {
  render(<Harness />)
  act(() => tell({ block: '还在传参考图', isSending: true }))
  tapSend()
  act(() => tell({ block: '有一张参考图没传上', isSending: false }))
  screen.getByText('有一张参考图没传上')
  tapSend()
  expect(send).not.toHaveBeenCalled()
})

test('numbers that were guessed and pictures are changed without losing each other', () => {
  const { setReferences } = useEditDrafts.getState()
  setReferences('picture', { guessed: [1] })
  setReferences('picture', { all: [REFERENCE] })
  expect(useEditDrafts.getState().references.picture).toEqual({ all: [REFERENCE], guessed: [1] })
  setReferences('picture', { all: [], guessed: [] })
  expect(useEditDrafts.getState().references).toEqual({})
})
