import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import type { SourceView } from '@contract/jobs'
import { ApiError, networkError } from '@/api/error'
import type { UploadOptions } from '@/api/uploadForm'
import type { PickedImage } from '@/platform/pickImage'
import { sendFile } from './sendFile'
import { UploadQueue } from './UploadQueue'
import { useUploads } from './useUploads'

jest.mock('@tarojs/components', () => jest.requireActual('../../../tests/jest/taroComponents'))
jest.mock('@/ui/length', () => ({ length: (px: number) => `${px}px` }))
jest.mock('@/api/uploadForm', () => ({ newTicket: () => ({ storedKey: null }) }))
jest.mock('@/platform/pickImage', () => ({ releaseFile: jest.fn() }))
jest.mock('./sendFile', () => ({ sendFile: jest.fn() }))

const makeFile = (path: string): PickedImage => ({ path, sizeBytes: 1, ext: 'jpg' })
const makeSource = (ref: string) => ({ ref, kind: 'image', url: '', thumbUrl: '' }) as SourceView

/** Each upload waits until the test ends it. */
function pending() {
  const ends = new Map<string, { done: () => void; fail: (error: Error) => void }>()
  const options = new Map<string, UploadOptions>()
  jest.mocked(sendFile).mockImplementation(({ path }, sendOptions) => {
    options.set(path, sendOptions)
    return new Promise((resolve, reject) =>
      ends.set(path, { done: () => resolve(makeSource(path)), fail: reject }),
    )
  })
  const end = async (path: string, how: 'done' | Error) =>
    act(async () => (how === 'done' ? ends.get(path)?.done() : ends.get(path)?.fail(how)))
  return { end, options }
}

function Board({ onArrived }: { onArrived: (refs: string) => void }) {
  const uploads = useUploads((sources) => onArrived(sources.map(({ ref }) => ref).join('')))
  return (
    <>
      <button onClick={() => uploads.add(['a', 'b', 'c'].map(makeFile))}>add</button>
      <UploadQueue uploads={uploads} />
    </>
  )
}

beforeEach(() => jest.clearAllMocks())

test('three files: two at once, in their order; one that failed is sent again with its ticket', async () => {
  const { end, options } = pending()
  const onArrived = jest.fn()
  render(<Board onArrived={onArrived} />)
  fireEvent.click(screen.getByText('add'))
  expect(sendFile).toHaveBeenCalledTimes(2)
  await end('b', 'done')
  expect(onArrived).not.toHaveBeenCalled()
  expect(sendFile).toHaveBeenCalledTimes(3)
  act(() => options.get('c')?.onProgress?.(0.4))
  screen.getByText('上传中 40%')
  const ticket = options.get('a')?.ticket
  await end('a', networkError())
  expect(onArrived).toHaveBeenLastCalledWith('b')
  await end('c', 'done')
  expect(onArrived).toHaveBeenLastCalledWith('c')

  fireEvent.click(screen.getByRole('button', { name: '重试 1 张' }))
  await waitFor(() => expect(sendFile).toHaveBeenCalledTimes(4))
  expect(options.get('a')?.ticket).toBe(ticket)
  await end('a', 'done')
  expect(onArrived).toHaveBeenLastCalledWith('a')
  expect(screen.queryByText('重试 1 张')).toBeNull()
})

test('what is taken out is aborted and arrives no more', async () => {
  const { end, options } = pending()
  const onArrived = jest.fn()
  render(<Board onArrived={onArrived} />)
  fireEvent.click(screen.getByText('add'))
  fireEvent.click(screen.getByRole('button', { name: '第 1 张，移除' }))
  expect(options.get('a')?.signal?.aborted).toBe(true)
  await end('a', new ApiError('ABORTED', { message: '' }))
  await end('b', 'done')
  await end('c', 'done')
  expect(onArrived.mock.calls.flat().join('')).toBe('bc')
})
