import { saveImage } from './image.h5'

const FAR = 'https://bucket.example/moguang/job/a/1.png?X-Amz-Signature=x'

let requestedUrls: string[]
let refuses: RegExp

beforeEach(() => {
  requestedUrls = []
  window.fetch = jest.fn(async (url: string) => {
    requestedUrls.push(url)
    if (refuses.test(url)) throw new TypeError('Failed to fetch')
    return { ok: true, blob: async () => new Blob(['x']) }
  }) as unknown as typeof fetch
  URL.createObjectURL = () => 'blob:x'
  HTMLAnchorElement.prototype.click = jest.fn()
})
afterEach(() => jest.restoreAllMocks())

test('an unreadable object of a bucket comes from our own server', async () => {
  refuses = /^https:/
  expect(await saveImage(FAR, '墨光')).toBe('saved')
  expect(requestedUrls).toEqual([FAR, '/files/moguang/job/a/1.png'])
})

test('a readable bucket is used alone', async () => {
  refuses = /^$/
  expect(await saveImage(FAR, '墨光')).toBe('saved')
  expect(requestedUrls).toEqual([FAR])
})

test('without a network our own files are requested once', async () => {
  refuses = /./
  expect(await saveImage('/files/job/a/1.png', '墨光')).toBe('failed')
  expect(requestedUrls).toEqual(['/files/job/a/1.png'])
})
