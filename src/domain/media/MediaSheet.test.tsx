import { fireEvent, render, screen } from '@testing-library/react'
import { openTab } from '@/domain/navigation/navigate'
import { MediaSheet } from './MediaSheet'

jest.mock('@tarojs/components', () => jest.requireActual('../../../tests/jest/taroComponents'))
jest.mock('@/domain/navigation/navigate', () => ({ openTab: jest.fn() }))
jest.mock('@/platform/media', () => ({ mediaUrl: (url: string) => url }))
jest.mock('@/platform/pickImage', () => ({ pickImages: jest.fn() }))
jest.mock('@/platform/pickSound', () => ({ CAN_PICK_SOUND: true, SOUNDS_FROM_CHAT: false }))
jest.mock('@/platform/pickVideo', () => ({ pickVideo: jest.fn() }))
jest.mock('@/platform/haptics', () => ({ tick: jest.fn() }))
jest.mock('@/stores/sources', () => ({ useSources: { getState: jest.fn() } }))
jest.mock('@/ui/BottomSheet/BottomSheet', () => ({
  BottomSheet: ({ children }: { children: unknown }) => children,
}))
const mockNothing = { choices: [], isError: false, isFetching: false, hasNextPage: false }
jest.mock('./useChoices', () => ({ useMine: () => mockNothing, useUploaded: () => mockNothing }))

const onClose = jest.fn()

const open = (ownOnly: boolean) => {
  const chosen = { onFiles: jest.fn(), onSource: jest.fn() }
  render(<MediaSheet kind="image" open {...{ ownOnly, onClose, ...chosen }} />)
}

test('a sheet of own pictures without one leads to where the first is made', () => {
  open(true)
  screen.getByText(/画夹里还没有能用的作品/)
  fireEvent.click(screen.getByText('去创作'))
  expect(onClose).toHaveBeenCalledTimes(1)
  expect(openTab).toHaveBeenCalledWith('pages/index/index')
})

test('where the phone has pictures too, it does not', () => {
  open(false)
  screen.getByText('相册或相机')
  expect(screen.queryByText('去创作')).toBeNull()
})
