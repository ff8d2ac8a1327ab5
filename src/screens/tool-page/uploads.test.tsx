import { act, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import type { SourceView } from '@contract/jobs'
import type { Shot } from '@contract/tools/define'
import type { MediaRef } from '@contract/tools/media'
import { networkError } from '@/api/error'
import { ImagesControl } from './controls/ImagesControl'
import { ShotsControl } from './controls/ShotsControl'
import type { PickedImage } from '@/platform/pickImage'
import type { MediaSheet } from '@/domain/media/MediaSheet'
import { PendingContext, usePendingUploads } from '@/domain/media/pending'
import { pendingButton } from './pendingButton'
import { sendFile } from '@/domain/media/sendFile'
import { UploadNote } from '@/domain/media/UploadNote'
import { useMedia } from '@/domain/media/useMedia'

jest.mock('@tarojs/components', () => jest.requireActual('../../../tests/jest/taroComponents'))
jest.mock('@/ui/length', () => ({ length: (px: number) => `${px}px` }))
jest.mock('@/api/uploadForm', () => ({ newTicket: () => ({ storedKey: null }) }))
jest.mock('@/platform/pickImage', () => ({ releaseFile: jest.fn() }))
jest.mock('@/platform/droppedFiles', () => ({ useDroppedFiles: jest.fn() }))
jest.mock('@/platform/storage')
jest.mock('@/platform/media', () => ({ mediaUrl: (url: string) => url }))
jest.mock('@/domain/media/useAskLogin', () => ({ useLoginPrompt: () => () => false }))
jest.mock('@/domain/media/sendFile', () => ({ sendFile: jest.fn() }))
jest.mock('./controls/DragGrid', () => ({ DragGrid: () => null }))
jest.mock('@/ui/TextArea/TextArea', () => ({
  TextArea: ({ value, onChange }: { value: string; onChange: (text: string) => void }) => (
    <textarea value={value} onChange={({ target }) => onChange(target.value)} />
  ),
}))
jest.mock('@/ui/Slider/Slider', () => ({ Slider: () => null }))
jest.mock('@/ui/Picture/Picture', () => ({
  Picture: ({ src }: { src: string }) => <img alt={src} />,
}))

type Sheet = Parameters<typeof MediaSheet>[0]
let mockSheets: Sheet[] = []
jest.mock('@/domain/media/MediaSheet', () => ({
  MediaSheet: (props: Sheet) => {
    mockSheets.push(props)
    return null
  },
}))

const makeFile = (path: string): PickedImage => ({ path, sizeBytes: 1, ext: 'jpg' })
const makeSource = (id: string): SourceView => ({
  ref: `upload:${id}`,
  kind: 'image',
  url: id,
  thumbUrl: id,
  width: 1,
  height: 1,
  durationMs: null,
})

/** Each upload waits until the test ends it. */
const ends = new Map<string, { done: () => void; fail: (error: Error) => void; stopped: boolean }>()
beforeEach(() => {
  mockSheets = []
  ends.clear()
  jest.mocked(sendFile).mockImplementation(({ path }, { signal }) => {
    return new Promise((resolve, reject) => {
      const end = { done: () => resolve(makeSource(path)), fail: reject, stopped: false }
      signal?.addEventListener('abort', () => (end.stopped = true))
      ends.set(path, end)
    })
  })
})

const act1 = (run: () => void) => act(async () => run())
/** The sheet drawn last of those that may hold so many files. */
const sheet = (limit?: number) => mockSheets.filter((one) => one.limit === limit).at(-1)
const send = (...paths: string[]) => act1(() => sheet()?.onFiles(paths.map(makeFile)))
const arrive = (path: string) => act1(() => ends.get(path)?.done())

function Form() {
  const [value, setValue] = useState<MediaRef | null>('upload:a')
  const pending = usePendingUploads()
  const media = useMedia('image', value, setValue, { pending })
  return (
    <>
      <output>{value}</output>
      <p>{media.coming ?? 'nothing comes'}</p>
      <b>{pendingButton(pending.state)?.text ?? 'may be ordered'}</b>
      <UploadNote media={media} />
      {media.sheet}
    </>
  )
}
const shows = (text: string) => expect(screen.queryByText(text)).not.toBeNull()

describe('one picture replaced by another', () => {
  const chosen = () => document.querySelector('output')?.textContent

  test('the order waits for the file that is shown, and is made of it', async () => {
    render(<Form />)
    shows('may be ordered')
    await send('b')
    shows('b')
    shows('等文件传完')
    expect(chosen()).toBe('upload:a')
    await arrive('b')
    expect(chosen()).toBe('upload:b')
    shows('may be ordered')
    shows('nothing comes')
  })

  test('a file that did not arrive holds up the order until it is sent again or given up', async () => {
    render(<Form />)
    await send('b')
    await act1(() => ends.get('b')?.fail(networkError()))
    shows('有文件没有传上去，请重试或移除')
    fireEvent.click(screen.getByRole('button', { name: '不换了' }))
    shows('may be ordered')
    expect(chosen()).toBe('upload:a')
  })

  test('what is chosen from 画夹 meanwhile counts, and the upload is stopped', async () => {
    render(<Form />)
    await send('b')
    await act1(() => sheet()?.onSource(makeSource('c')))
    expect(ends.get('b')?.stopped).toBe(true)
    await arrive('b')
    expect(chosen()).toBe('upload:c')
    shows('may be ordered')
  })

  test('of two files chosen one after the other the second counts, whichever arrives first', async () => {
    render(<Form />)
    await send('b')
    await send('c')
    await arrive('c')
    await arrive('b')
    expect(chosen()).toBe('upload:c')
  })
})

describe('rows of a video', () => {
  let shots: readonly Shot[] = []
  const spec = { kind: 'shots', label: '分镜', max: 6, maxText: 60, pictures: true, required: true }
  function Board({ start }: { start: readonly Shot[] }) {
    const [now, setNow] = useState(start)
    shots = now
    const props = { name: 'shots', spec, value: now, onChange: setNow, params: {}, offer: {} }
    return <ShotsControl {...(props as unknown as Parameters<typeof ShotsControl>[0])} />
  }
  const shot = (text: string): Shot => ({ image: null, text, seconds: 3 })

  test('a shot is copied behind itself, until the list is full', () => {
    render(<Board start={['a', 'b', 'c', 'd', 'e'].map(shot)} />)
    fireEvent.click(screen.getByRole('button', { name: '第 2 段，复制' }))
    expect(shots.map(({ text }) => text).join('')).toBe('abbcde')
    expect(screen.queryByRole('button', { name: /，复制/ })).toBeNull()
  })

  test('a picture arrives in the row it was chosen for, moved and written in meanwhile', async () => {
    render(<Board start={[shot('one'), shot('two')]} />)
    // Sheets are drawn row by row, the one for several last.
    const rows = mockSheets.filter(({ limit }) => limit === undefined)
    await act1(() => rows.at(-2)?.onFiles([makeFile('b')]))
    fireEvent.change(screen.getAllByRole('textbox')[0] as Element, { target: { value: 'written' } })
    fireEvent.click(screen.getByRole('button', { name: '第 1 段，往后移' }))
    await arrive('b')
    expect(shots.map(({ image, text }) => [image, text])).toEqual([
      [null, 'two'],
      ['upload:b', 'written'],
    ])
  })

  test('a row that is taken out takes its upload with it', async () => {
    render(<Board start={[shot('one'), shot('two')]} />)
    const rows = mockSheets.filter(({ limit }) => limit === undefined)
    await act1(() => rows.at(-2)?.onFiles([makeFile('b')]))
    fireEvent.click(screen.getByRole('button', { name: '第 1 段，移除' }))
    await arrive('b')
    expect(shots.map(({ image, text }) => [image, text])).toEqual([[null, 'two']])
  })

  test('a picture chosen for one of two rows that were just added moves with its row', async () => {
    render(<Board start={[]} />)
    fireEvent.click(screen.getByText('加一段'))
    fireEvent.click(screen.getByText('加一段'))
    const rows = mockSheets.filter(({ limit }) => limit === undefined)
    await act1(() => rows.at(-2)?.onFiles([makeFile('b')]))
    fireEvent.click(screen.getByRole('button', { name: '第 1 段，往后移' }))
    await arrive('b')
    expect(shots.map(({ image }) => image)).toEqual([null, 'upload:b'])
  })
})

test('two pictures that arrive before the form re-renders both stay, in their order', async () => {
  let chosen: readonly MediaRef[] = []
  const spec = { kind: 'images', label: '图片', min: 1, max: 4 }
  function Board() {
    const [now, setNow] = useState<readonly MediaRef[]>([])
    chosen = now
    const props = { name: 'images', spec, value: now, onChange: setNow, params: {}, offer: {} }
    return <ImagesControl {...(props as unknown as Parameters<typeof ImagesControl>[0])} />
  }
  render(<Board />)
  await act1(() => sheet(4)?.onFiles([makeFile('a'), makeFile('b')]))
  await act(async () => {
    ends.get('a')?.done()
    ends.get('b')?.done()
  })
  expect(chosen).toEqual(['upload:a', 'upload:b'])
})

test('several pictures hold up the order until the last has arrived', async () => {
  const spec = { kind: 'images', label: '图片', min: 1, max: 4 }
  function Board() {
    const [now, setNow] = useState<readonly MediaRef[]>([])
    const pending = usePendingUploads()
    const props = { name: 'images', spec, value: now, onChange: setNow, params: {}, offer: {} }
    return (
      <PendingContext.Provider value={pending}>
        <b>{pendingButton(pending.state)?.text ?? 'may be ordered'}</b>
        <ImagesControl {...(props as unknown as Parameters<typeof ImagesControl>[0])} />
      </PendingContext.Provider>
    )
  }
  render(<Board />)
  await act1(() => sheet(4)?.onFiles([makeFile('a'), makeFile('b')]))
  shows('等文件传完')
  await arrive('a')
  shows('等文件传完')
  await act1(() => ends.get('b')?.fail(networkError()))
  shows('有文件没有传上去，请重试或移除')
  // The first is in the form, the second in the queue.
  fireEvent.click(screen.getAllByRole('button', { name: '第 1 张，移除' })[1] as Element)
  shows('may be ordered')
})
