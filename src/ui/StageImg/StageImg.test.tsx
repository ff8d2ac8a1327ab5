import { fireEvent, render } from '@testing-library/react'
import { useOnline } from '@/platform/network'
import { StageImg } from './StageImg'

jest.mock('@/platform/media', () => ({ mediaUrl: (url: string) => url }))
jest.mock('@/platform/network', () => ({ useOnline: jest.fn(() => true) }))
jest.mock('../Picture/Img', () => ({
  Img: ({ src, onError }: { src: string; onError: () => void }) => (
    <img src={src} alt="" onError={onError} />
  ),
}))

test('a picture of a step that does not load shows nothing, and is loaded again with the network', () => {
  jest.mocked(useOnline).mockReturnValue(false)
  const { container, rerender } = render(<StageImg url="/a" className="stage" />)
  const picture = () => container.querySelector('img')
  const shown = picture()
  expect(shown).toBeTruthy()
  if (shown) fireEvent.error(shown)
  expect(picture()).toBeNull()
  jest.mocked(useOnline).mockReturnValue(true)
  rerender(<StageImg url="/a" className="stage" />)
  expect(picture()?.getAttribute('src')).toBe('/a')
})
