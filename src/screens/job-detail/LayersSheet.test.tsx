import { QueryClientProvider } from '@tanstack/react-query'
import { fireEvent, render, screen } from '@testing-library/react'
import type { JobView } from '@contract/jobs'
import { queryClient } from '@/api/query'
import { openDownload } from '@/domain/media/openDownload'
import { makeJob } from '@/lib/testJobs'
import { Layers } from './Layers'
import { LayersSheet } from './LayersSheet'
import { LAYERS } from './texts'

jest.mock('@tarojs/components', () => jest.requireActual('../../../tests/jest/taroComponents'))
jest.mock('@/platform/appLifecycle', () => ({
  onAppHide: () => () => undefined,
  onAppShow: () => () => undefined,
}))
jest.mock('@/platform/storage', () => ({
  readItem: () => null,
  writeItem: jest.fn(),
  removeItem: jest.fn(),
  clearItems: jest.fn(),
}))
jest.mock('@/ui/length', () => ({ length: (px: number) => `${px}px` }))
jest.mock('@/ui/BottomSheet/BottomSheet', () => ({
  BottomSheet: ({ children }: { children: React.ReactNode }) => children,
}))
jest.mock('@/domain/media/openDownload', () => ({ DOWNLOADS: true, openDownload: jest.fn() }))
jest.mock('@/domain/credits/useScore', () => ({ useBalance: () => 5 }))
jest.mock('@/domain/jobs/watch', () => ({ watchJob: jest.fn() }))
const mockCall = jest.fn()
jest.mock('@/api/call', () => ({ call: (...input: unknown[]) => mockCall(...input) }))
const mockSubmit = jest.fn(() => Promise.resolve(null))
jest.mock('@/domain/tool-run/useToolRun', () => ({
  useToolRun: () => ({ phase: 'ready', submit: mockSubmit }),
}))

const FILES = [{ format: 'psd' as const, sizeBytes: 3 * 1024 * 1024 }]
const painted = makeJob('painted', {})
const [plain] = painted.pictures
if (!plain) throw new Error('the job has a picture')
const picture = { ...plain, layers: ['psd' as const] }

/** Answers of the server by call. */
function serve(orders: readonly JobView[]): void {
  const tools = [{ tool: 'layers', perPicture: 2, paused: false }]
  mockCall.mockImplementation((name: string, input: { params?: { id: string } }) => {
    if (name === 'GET /api/app-config/generate') return Promise.resolve({ tools })
    if (name === 'GET /api/job/myJobList') return Promise.resolve({ list: orders })
    if (name === 'GET /api/job/{id}/layers')
      return Promise.resolve({ url: `/layers/${input.params?.id}` })
    return Promise.resolve(orders.find(({ id }) => id === input.params?.id))
  })
}

const show = () =>
  render(
    <QueryClientProvider client={queryClient}>
      <LayersSheet open job={painted} picture={picture} onClose={jest.fn()} />
    </QueryClientProvider>,
  )

beforeEach(() => {
  queryClient.clear()
  jest.clearAllMocks()
})

test('the price is on the button before the order, and the order names the picture', async () => {
  serve([])
  show()
  fireEvent.click(await screen.findByRole('button', { name: LAYERS.order(2) }))
  expect(mockSubmit).toHaveBeenCalledWith({
    params: { image: `picture:${picture.id}` },
    quotedCredits: 2,
    parentId: painted.id,
  })
})

test('files that were ordered before are downloaded without another order', async () => {
  const params = { image: `picture:${picture.id}` }
  const made = makeJob('made', { tool: 'layers', params, pictures: [{ ...plain, files: FILES }] })
  serve([made])
  show()
  fireEvent.click(await screen.findByText(LAYERS.file('psd', '3.0')))
  await screen.findByText(LAYERS.download)
  expect(openDownload).toHaveBeenCalledWith('/layers/made', LAYERS)
  expect(screen.queryByText(LAYERS.order(2))).toBeNull()
})

test('a picture without a plan has no such row', () => {
  const { container } = render(<Layers job={painted} picture={plain} />)
  expect(container.innerHTML).toBe('')
})
