import { act, renderHook } from '@testing-library/react'
import { measure } from '@/platform/measure'
import { useRecentTools } from '@/stores/recentTools'
import { usePageShown } from '@/ui/usePageShown'
import { useRecent } from './useRecent'

jest.mock('@/platform/storage')
jest.mock('@/platform/measure', () => ({ measure: jest.fn() }))
jest.mock('@/ui/usePageShown', () => ({ usePageShown: jest.fn(() => true) }))

const scrolledBy = (px: number) =>
  jest.mocked(measure).mockResolvedValue({ left: 0, top: -px, width: 300, height: 40 })

async function useToolAndReturn(id: string, rerender: () => void): Promise<void> {
  jest.mocked(usePageShown).mockReturnValue(false)
  useRecentTools.getState().use(id)
  rerender()
  jest.mocked(usePageShown).mockReturnValue(true)
  await act(async () => rerender())
}

test('a tool that was used is listed at the top of the page, not above what one returns to', async () => {
  useRecentTools.setState({ ids: ['rembg'] })
  scrolledBy(0)
  const { result, rerender } = renderHook(() => useRecent('head'))
  await act(async () => undefined)
  scrolledBy(900)
  await useToolAndReturn('upscale', rerender)
  expect(result.current).toEqual(['rembg'])
  scrolledBy(0)
  await useToolAndReturn('cleaner', rerender)
  expect(result.current).toEqual(['cleaner', 'upscale', 'rembg'])
})
