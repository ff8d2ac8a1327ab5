import { POLICY_SECONDS } from '@contract/uploads'
import { startFormUpload, type FormUpload, type UploadEvents } from '@/platform/formUpload'
import { showErrorToast } from '@/platform/toast'
import { call } from './call'
import { ApiError } from './error'
import { uploadImage, uploadSmall } from './upload'
import { formFields, newTicket, type Policy } from './uploadForm'
import { execute } from './write'

jest.mock('@/platform/formUpload', () => ({ startFormUpload: jest.fn() }))
jest.mock('@/platform/toast')
jest.mock('@/platform/fileParts', () => ({ slicePart: jest.fn() }))
jest.mock('@/platform/pickImage', () => ({ releaseFile: jest.fn() }))
jest.mock('@/platform/media', () => ({ mediaUrl: (url: string) => url }))
jest.mock('./call', () => ({ call: jest.fn() }))

const policy: Policy & { cosKey: string } = {
  cosKey: 'up/1.png',
  policy: 'cG9saWN5',
  qSignAlgorithm: 'sha1',
  qAk: 'ak',
  qKeyTime: '1;2',
  qSignature: 'sig',
  cosHost: 'https://bucket.example',
  cdnHost: 'https://cdn.example',
}
const file = { path: 'tmp://1.png', sizeBytes: 3, ext: 'png' }
const calls = jest.mocked(call) as unknown as jest.Mock<
  Promise<unknown>,
  [string, unknown, unknown]
>
const abort = jest.fn()

function storage(react: (upload: FormUpload, events: UploadEvents) => void) {
  jest.mocked(startFormUpload).mockImplementation((upload, events) => {
    react(upload, events)
    return { abort }
  })
}

beforeEach(() => {
  jest.clearAllMocks()
  calls.mockImplementation(async (key) => (key.includes('policy') ? policy : { id: 'u1' }))
})

test('the form carries the signed fields in COS’s names, the token only when there is one', () => {
  expect(formFields(policy, policy.cosKey)).toEqual({
    key: 'up/1.png',
    policy: 'cG9saWN5',
    'q-sign-algorithm': 'sha1',
    'q-ak': 'ak',
    'q-key-time': '1;2',
    'q-signature': 'sig',
  })
  expect(formFields({ ...policy, securityToken: 't' }, '')).toHaveProperty(
    'x-cos-security-token',
    't',
  )
})

test.each([200, 204])(
  'status %i is success; the object is then confirmed by its key',
  async (status) => {
    const seen: number[] = []
    storage((_, events) => {
      events.onProgress(0.5)
      events.onStatus(status, '')
    })
    expect(await uploadImage(file, { onProgress: (part) => seen.push(part) })).toEqual({ id: 'u1' })
    expect(seen).toEqual([0.5])
    expect(calls.mock.calls.map(([key, input]) => [key, input])).toEqual([
      ['POST /api/upload-policy', { body: { ext: 'png' } }],
      ['POST /api/cosupload', { body: { cosKey: 'up/1.png' } }],
    ])
  },
)

test.each([
  ['a refusal', (events: UploadEvents) => events.onStatus(400, '')],
  ['status 201', (events: UploadEvents) => events.onStatus(201, '')],
  ['no answer', (events: UploadEvents) => events.onFail()],
])('%s of the storage host says so and confirms nothing', async (_, fail) => {
  storage((_upload, events) => fail(events))
  await expect(execute(() => uploadImage(file))).rejects.toMatchObject({
    message: '上传失败,请稍后再试',
  })
  expect(jest.mocked(showErrorToast).mock.calls).toEqual([['上传失败,请稍后再试']])
  expect(calls).toHaveBeenCalledTimes(1)
})

test.each([
  ['InvalidArgument', 'Only pictures', 400, '这个文件打不开，请换一张图片、一段视频或音乐', false],
  ['EntityTooSmall', 'Empty', 400, '这个文件打不开，请换一张图片、一段视频或音乐', false],
  ['InsufficientStorage', '存储空间满了', 507, '存储空间满了', true],
])('a file refused with %s says why', async (code, words, status, message, retryable) => {
  const xml = `<Error><Code>${code}</Code><Message>${words}</Message></Error>`
  storage((_upload, events) => events.onStatus(status, xml))
  await expect(execute(() => uploadImage(file))).rejects.toMatchObject({ message, retryable })
  expect(jest.mocked(showErrorToast).mock.calls).toEqual([[message]])
  expect(calls).toHaveBeenCalledTimes(1)
})

describe('a policy that the storage host refuses', () => {
  const policies = () => calls.mock.calls.filter(([key]) => key === 'POST /api/upload-policy')
  const granted = () => {
    let count = 0
    calls.mockImplementation(async (key) => {
      if (!key.includes('policy')) return { id: 'u1' }
      count += 1
      return { ...policy, cosKey: `up/${count}.png`, policy: `policy-${count}` }
    })
  }
  afterEach(() => jest.useRealTimers())

  test('is replaced once by a fresh one, with the same file', async () => {
    granted()
    const posted: FormUpload[] = []
    storage((upload, events) => {
      posted.push(upload)
      events.onStatus(posted.length === 1 ? 403 : 204, '')
    })
    await expect(execute(() => uploadImage(file))).resolves.toEqual({ id: 'u1' })
    expect(posted.map(({ fields }) => fields.policy)).toEqual(['policy-1', 'policy-2'])
    expect(posted.map((upload) => upload.file)).toEqual([file, file])
    expect(calls).toHaveBeenLastCalledWith(
      'POST /api/cosupload',
      { body: { cosKey: 'up/2.png' } },
      expect.anything(),
    )
    expect(showErrorToast).not.toHaveBeenCalled()
  })

  test('twice ends with one sentence, and a later try sends the same file', async () => {
    granted()
    storage((_upload, events) => events.onStatus(403, ''))
    const ticket = newTicket()
    await expect(execute(() => uploadImage(file, { ticket }))).rejects.toMatchObject({
      message: '上传失败,请稍后再试',
      retryable: true,
    })
    expect(policies()).toHaveLength(2)
    expect(jest.mocked(showErrorToast).mock.calls).toEqual([['上传失败,请稍后再试']])
    storage((_upload, events) => events.onStatus(204, ''))
    await expect(uploadImage(file, { ticket })).resolves.toEqual({ id: 'u1' })
  })

  test.each([
    ['after the policy has expired', POLICY_SECONDS * 1000, 2],
    ['before', POLICY_SECONDS * 1000 - 1, 1],
  ])('without an answer, %s', async (_, elapsedMs, expected) => {
    jest.useFakeTimers()
    granted()
    storage((_upload, events) => {
      jest.setSystemTime(Date.now() + elapsedMs)
      events.onFail()
    })
    await expect(uploadImage(file)).rejects.toMatchObject({ message: '上传失败,请稍后再试' })
    expect(policies()).toHaveLength(expected)
  })

  test('is not confused with a 403 of the API', async () => {
    calls.mockRejectedValue(new ApiError('FORBIDDEN', { message: 'x', status: 403 }))
    await expect(uploadImage(file)).rejects.toMatchObject({ code: 'FORBIDDEN' })
    expect(policies()).toHaveLength(1)
  })
})

test('an abort stops the transfer and shows nothing', async () => {
  const stop = new AbortController()
  storage(() => setTimeout(() => stop.abort()))
  const sending = execute(() => uploadImage(file, { signal: stop.signal }))
  await expect(sending).rejects.toMatchObject({ code: 'ABORTED' })
  expect(abort).toHaveBeenCalledTimes(1)
  expect(showErrorToast).not.toHaveBeenCalled()
})

describe('a try after a failure', () => {
  const confirmFails = (error: Error) =>
    calls.mockImplementation(async (key) => {
      if (key.includes('policy')) return policy
      throw error
    })
  const posted = () => jest.mocked(startFormUpload).mock.calls.length

  test('what already lies on the storage host is only confirmed again', async () => {
    storage((_upload, events) => events.onStatus(204, ''))
    const ticket = newTicket()
    confirmFails(new ApiError('NETWORK', { message: '', retryable: true }))
    await expect(uploadImage(file, { ticket })).rejects.toThrow()
    calls.mockImplementation(async () => ({ id: 'u1' }))
    await expect(uploadImage(file, { ticket })).resolves.toEqual({ id: 'u1' })
    expect(posted()).toBe(1)
  })

  test('a refused upload is sent again', async () => {
    storage((_upload, events) => events.onStatus(204, ''))
    const ticket = newTicket()
    confirmFails(new ApiError('UPLOAD_REFUSED', { message: '', status: 400 }))
    await expect(uploadImage(file, { ticket })).rejects.toThrow()
    expect(ticket.storedKey).toBeNull()
  })
})

test('a small picture goes through the server in one call', async () => {
  expect(await uploadSmall(file)).toEqual({ id: 'u1' })
  expect(calls.mock.calls).toEqual([['POST /api/base-upload', {}, { file }]])
  expect(startFormUpload).not.toHaveBeenCalled()
})
