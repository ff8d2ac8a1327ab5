import { PART_BYTES } from '@contract/uploads'
import { startFormUpload, type FormUpload, type UploadEvents } from '@/platform/formUpload'
import { slicePart } from '@/platform/fileParts'
import { call } from './call'
import { ApiError } from './error'
import { uploadImage } from './upload'
import { newTicket } from './uploadForm'

jest.mock('@/platform/formUpload', () => ({ startFormUpload: jest.fn() }))
jest.mock('@/platform/media', () => ({ mediaUrl: (url: string) => url }))
jest.mock('@/platform/pickImage', () => ({ releaseFile: jest.fn() }))
jest.mock('@/platform/fileParts', () => ({ slicePart: jest.fn() }))
jest.mock('./call', () => ({ call: jest.fn() }))

const POLICY = {
  cosKey: 'raw/u/1.mp4',
  policy: 'cG9saWN5',
  qSignAlgorithm: 'sha1',
  qAk: 'ak',
  qKeyTime: '1;2',
  qSignature: 'sig',
  cosHost: 'https://bucket.example',
  cdnHost: '',
}
const file = { path: 'tmp://1.mp4', sizeBytes: 2 * PART_BYTES + 10, ext: 'mp4' }
const calls = jest.mocked(call) as unknown as jest.Mock<
  Promise<unknown>,
  [string, { body: { cosKey?: string } }, unknown]
>
const named = (name: string) => calls.mock.calls.filter(([key]) => key === name)
const posted = () => jest.mocked(startFormUpload).mock.calls.map(([{ fields }]) => fields.key)

/** Stored parts of the server; posts that `react` refuses do not arrive. */
let arrived: number[]
function storage(react: (events: UploadEvents, upload: FormUpload) => 'arrives' | 'lost') {
  jest.mocked(startFormUpload).mockImplementation((upload, events) => {
    if (react(events, upload) === 'arrives') {
      arrived.push(Number(/\.(\d+)of/.exec(upload.fields.key ?? '')?.[1]))
      events.onStatus(204, '')
    }
    return { abort: jest.fn() }
  })
}

beforeEach(() => {
  jest.clearAllMocks()
  jest.useFakeTimers()
  arrived = []
  jest.mocked(slicePart).mockImplementation(async ({ ext }, { from, to }) => ({
    path: `part-${from}`,
    sizeBytes: to - from,
    ext,
  }))
  calls.mockImplementation(async (key) => {
    if (key === 'POST /api/upload/parts') return { ...POLICY, received: [...arrived] }
    return key === 'POST /api/upload-policy' ? POLICY : { id: 'u1' }
  })
})
afterEach(() => jest.useRealTimers())

test('a large file is sent part by part under the keys of its parts and confirmed by its own', async () => {
  storage(() => 'arrives')
  const seen: number[] = []
  const done = uploadImage(file, { onProgress: (fraction) => seen.push(fraction) })
  await expect(done).resolves.toEqual({ id: 'u1' })
  expect(posted()).toEqual([1, 2, 3].map((number) => `raw/u/1.mp4.${number}of3`))
  expect(named('POST /api/cosupload')[0]?.[1]).toEqual({ body: { cosKey: 'raw/u/1.mp4' } })
  expect([...seen].sort((a, b) => a - b)).toEqual(seen)
})

test('a connection that breaks resumes by itself with what is missing', async () => {
  let breaks = 1
  storage((events, { fields }) => {
    if (fields.key?.includes('.2of') && breaks-- > 0) {
      events.onFail()
      return 'lost'
    }
    return 'arrives'
  })
  const done = uploadImage(file)
  await jest.advanceTimersByTimeAsync(1000)
  await expect(done).resolves.toEqual({ id: 'u1' })
  expect(posted().map((key) => key?.slice(-4))).toEqual(['1of3', '2of3', '2of3', '3of3'])
  expect(named('POST /api/upload/parts')[1]?.[1].body.cosKey).toBe('raw/u/1.mp4')
})

test('given up after four tries it goes on from there when the person tries again', async () => {
  let broken = true
  storage((events, { fields }) => {
    if (broken && !fields.key?.includes('.1of')) {
      events.onFail()
      return 'lost'
    }
    return 'arrives'
  })
  const ticket = newTicket()
  const failed = expect(uploadImage(file, { ticket })).rejects.toMatchObject({
    message: '上传失败,请稍后再试',
  })
  await jest.advanceTimersByTimeAsync(60_000)
  await failed
  broken = false
  const before = posted().length
  await expect(uploadImage(file, { ticket })).resolves.toEqual({ id: 'u1' })
  expect(
    posted()
      .slice(before)
      .map((key) => key?.slice(-4)),
  ).toEqual(['2of3', '3of3'])
})

test('a policy that expired on the way is replaced at once, once for each part that arrived', async () => {
  const expired = new Set(['2of3', '3of3'])
  storage((events, { fields }) => {
    if (!expired.delete(fields.key?.slice(-4) ?? '')) return 'arrives'
    events.onStatus(403, '')
    return 'lost'
  })
  await expect(uploadImage(file)).resolves.toEqual({ id: 'u1' })
  expect(posted().map((key) => key?.slice(-4))).toEqual(['1of3', '2of3', '2of3', '3of3', '3of3'])
  expect(named('POST /api/upload/parts')).toHaveLength(3)
})

test('a fresh policy that is refused too ends the try without a pause, what arrived is not lost', async () => {
  let refuses = true
  storage((events, { fields }) => {
    if (!refuses || fields.key?.includes('.1of')) return 'arrives'
    events.onStatus(403, '')
    return 'lost'
  })
  const ticket = newTicket()
  await expect(uploadImage(file, { ticket })).rejects.toMatchObject({
    message: '上传失败,请稍后再试',
    retryable: true,
  })
  expect(posted().map((key) => key?.slice(-4))).toEqual(['1of3', '2of3', '2of3'])
  refuses = false
  await expect(uploadImage(file, { ticket })).resolves.toEqual({ id: 'u1' })
  expect(posted().map((key) => key?.slice(-4))).toEqual(['1of3', '2of3', '2of3', '2of3', '3of3'])
})

test('an upload that the server has forgotten begins again', async () => {
  storage(() => 'arrives')
  const ticket = { ...newTicket(), partsKey: 'raw/u/gone.mp4' }
  calls.mockImplementationOnce(async () => {
    throw new ApiError('NOT_FOUND', { message: '', status: 404 })
  })
  await expect(uploadImage(file, { ticket })).resolves.toEqual({ id: 'u1' })
  expect(posted()).toHaveLength(3)
})

test('where files cannot be cut it is sent as a whole', async () => {
  storage(() => 'arrives')
  jest.mocked(slicePart).mockResolvedValue(null)
  await expect(uploadImage(file)).resolves.toEqual({ id: 'u1' })
  expect(posted()).toEqual(['raw/u/1.mp4'])
})

describe('a single form', () => {
  const small = { ...file, sizeBytes: 1000 }
  let events: UploadEvents
  const abort = jest.fn()
  beforeEach(() =>
    jest.mocked(startFormUpload).mockImplementation((_, handlers) => {
      events = handlers
      return { abort }
    }),
  )

  test('that moves for ten minutes is not ended', async () => {
    const done = uploadImage(small)
    for (let step = 1; step <= 30; step += 1) {
      await jest.advanceTimersByTimeAsync(20_000)
      events.onProgress(step / 40)
    }
    events.onStatus(204, '')
    await expect(done).resolves.toEqual({ id: 'u1' })
    expect(abort).not.toHaveBeenCalled()
  })

  test('that stops moving is ended as timed out', async () => {
    const failed = expect(uploadImage(small)).rejects.toMatchObject({ code: 'TIMEOUT' })
    await jest.advanceTimersByTimeAsync(20_000)
    events.onProgress(0.5)
    await jest.advanceTimersByTimeAsync(61_000)
    await failed
    expect(abort).toHaveBeenCalledTimes(1)
  })
})
