import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { AddSheet } from './AddSheet'
import { NAME_MOST, type AlbumListPage } from './types'

jest.mock('@tarojs/components', () => jest.requireActual('../../../tests/jest/taroComponents'))
jest.mock('@/ui/Field/Field', () => jest.requireActual('@/ui/Field/Field.h5'))
jest.mock('@/ui/useLayer', () => ({ useLayer: () => () => true }))
jest.mock('@/ui/length', () => ({ length: (px: number) => `${px}px` }))
jest.mock('@/platform/media', () => ({ mediaUrl: (url: string) => url }))
jest.mock('@/platform/storage')
jest.mock('@/platform/toast')
const mockCall = jest.fn(async (_path: string, _input: unknown) => ({ id: 'new', name: '新' }))
jest.mock('@/api/call', () => ({
  call: (path: string, input: unknown) => mockCall(path, input),
}))
const mockAlbums: AlbumListPage['list'] = []
jest.mock('./useAlbumList', () => ({
  useAlbumList: () => ({ albums: mockAlbums, isError: false, hasNextPage: false }),
}))

const makeAlbum = (id: string, name: string, holdsJob = false) => ({
  id,
  name,
  count: 3,
  covers: [],
  coverJobId: null,
  createdAt: '',
  updatedAt: '',
  holdsJob,
})

const HOSTILE = '<img src=x onerror=alert(1)>'

beforeEach(() => {
  jest.clearAllMocks()
  mockAlbums.splice(0, mockAlbums.length, makeAlbum('a', '山水'), makeAlbum('b', HOSTILE, true))
})

test('one job: ticks say where it is; only what changed is sent', async () => {
  const onClose = jest.fn()
  render(<AddSheet open jobIds={['job']} onClose={onClose} />)
  screen.getByRole('checkbox', { name: `${HOSTILE}，3 项`, checked: true })
  fireEvent.click(screen.getByRole('checkbox', { name: '山水，3 项' }))
  fireEvent.click(screen.getByRole('checkbox', { name: `${HOSTILE}，3 项` }))
  fireEvent.click(screen.getByRole('button', { name: '完成' }))
  await waitFor(() => expect(onClose).toHaveBeenCalled())
  expect(mockCall.mock.calls.map(([path, input]) => [path, input])).toEqual([
    ['POST /api/album/addJobToAlbums', { body: { jobId: 'job', ids: ['a'] } }],
    ['POST /api/album/moveJobsOutAlbum', { body: { id: 'b', jobIds: ['job'] } }],
  ])
})

test('many jobs: a tap on an album puts them all in', async () => {
  const onAdded = jest.fn()
  const ids = Array.from({ length: 201 }, (_, at) => `job${at}`)
  render(<AddSheet open jobIds={ids} onClose={() => {}} onAdded={onAdded} />)
  fireEvent.click(screen.getByRole('button', { name: '山水，3 项' }))
  await waitFor(() => expect(onAdded).toHaveBeenCalled())
  const bodies = mockCall.mock.calls.map(
    ([, input]) => (input as { body: { jobIds: string[] } }).body.jobIds.length,
  )
  // The last ones first: those on top are put in last.
  expect(bodies).toEqual([1, 200])
})

test('a hostile name is text and nothing else', () => {
  const { baseElement } = render(<AddSheet open jobIds={['job']} onClose={() => {}} />)
  expect(baseElement.querySelector('img')).toBeNull()
  screen.getByText(HOSTILE)
})

test('a new album: its length is shown once, an empty name is refused, a name is sent trimmed', async () => {
  const ids = ['job']
  const { baseElement } = render(<AddSheet open jobIds={ids} onClose={() => {}} />)
  fireEvent.click(screen.getByRole('button', { name: '新建画集' }))
  const field = screen.getByLabelText('画集的名字')
  screen.getByRole('button', { name: '先写个名字' })
  fireEvent.input(field, { target: { value: ' 花鸟 ' } })
  expect(baseElement.textContent.split(`4/${NAME_MOST}`)).toHaveLength(2)
  fireEvent.click(screen.getAllByRole('button', { name: '完成' }).at(-1) as HTMLElement)
  await waitFor(() =>
    expect(mockCall.mock.calls[0]).toEqual(['POST /api/album', { body: { name: '花鸟' } }]),
  )
})
