import { showManualSave } from './saveByHand.h5'

jest.mock('./layers', () => ({ openLayer: () => ({ remove: jest.fn() }) }))
jest.mock('./handScreen.scss', () => ({}), { virtual: true })
jest.mock('./clipboard', () => ({ copyText: jest.fn(async () => true) }))
jest.mock('./toast')

const TEXTS = {
  holdPicture: '长按图片保存',
  holdVideo: '长按视频保存',
  otherWay: '复制链接再打开',
  share: '用系统菜单保存',
  copyLink: '复制链接',
  copied: '链接已复制',
  close: '关闭',
}
const PICTURE = { url: 'https://api.example/files/a.png', name: '墨光-山-0001' }
const VIDEO = { url: 'https://api.example/files/a.mp4', name: '墨光-山-0002' }

const own = navigator as { share?: unknown; canShare?: unknown }
const screen = () => document.querySelector('.mg-hand')
const buttons = () => [...document.querySelectorAll<HTMLButtonElement>('.mg-hand button')]
const press = (text: string) =>
  buttons()
    .find((button) => button.textContent === text)
    ?.click()

beforeEach(() => {
  window.fetch = jest.fn(async () => ({
    ok: true,
    blob: async () => new Blob(['x'], { type: 'image/png' }),
  })) as unknown as typeof fetch
})
afterEach(() => {
  press('关闭')
  delete own.share
  delete own.canShare
})

const allowSharing = (share: () => Promise<void>) => {
  own.share = jest.fn(share)
  own.canShare = () => true
  return own.share as jest.Mock
}

test('without a share sheet every picture is shown at its own address, and nothing is fetched', async () => {
  expect(await showManualSave([PICTURE, { ...PICTURE, url: '/files/b.png' }], TEXTS)).toBe('handed')
  expect(screen()?.getAttribute('aria-label')).toBe('长按图片保存')
  const shown = [...document.querySelectorAll('.mg-hand img')].map((img) => img.getAttribute('src'))
  expect(shown).toEqual(['https://api.example/files/a.png', '/files/b.png'])
  expect(window.fetch).not.toHaveBeenCalled()
  press('关闭')
  expect(screen()).toBeNull()
})

test('a video is shown with its controls and a link to copy', async () => {
  await showManualSave([VIDEO], TEXTS)
  expect(screen()?.getAttribute('aria-label')).toBe('长按视频保存')
  expect(document.querySelector('.mg-hand video')?.getAttribute('src')).toBe(VIDEO.url)
  expect(buttons().map(({ textContent }) => textContent)).toContain('复制链接')
})

test('a picture drawn on this device is shown by a data address, which web views can save', async () => {
  const file = new File(['poster'], 'poster.png', { type: 'image/png' })
  await showManualSave([{ url: null, file, name: '墨光-山.png' }], TEXTS)
  expect(document.querySelector('.mg-hand img')?.getAttribute('src')).toMatch(
    /^data:image\/png;base64,/,
  )
  expect(buttons().map(({ textContent }) => textContent)).toEqual(['关闭'])
})

test('the system sheet gets the files by their names, and nothing is shown over it', async () => {
  const share = allowSharing(async () => {})
  expect(await showManualSave([PICTURE], TEXTS)).toBe('handed')
  const [{ files }] = share.mock.calls[0] as [{ files: File[] }]
  expect(files.map(({ name, type }) => [name, type])).toEqual([['墨光-山-0001.png', 'image/png']])
  expect(screen()).toBeNull()
})

test('a share sheet that was closed again shows nothing more', async () => {
  allowSharing(async () => {
    throw new DOMException('closed', 'AbortError')
  })
  expect(await showManualSave([PICTURE], TEXTS)).toBe('handed')
  expect(screen()).toBeNull()
})

test('a share sheet refused for want of a fresh tap is offered by a button next to the picture', async () => {
  jest.spyOn(console, 'warn').mockImplementation()
  let taps = 0
  const share = allowSharing(async () => {
    if ((taps += 1) === 1) throw new DOMException('no tap', 'NotAllowedError')
  })
  await showManualSave([PICTURE], TEXTS)
  press('用系统菜单保存')
  await new Promise((resolve) => setTimeout(resolve))
  expect(share).toHaveBeenCalledTimes(2)
  expect(screen()).toBeNull()
})

test('a file that cannot be fetched for the share sheet is a failure', async () => {
  jest.spyOn(console, 'warn').mockImplementation()
  allowSharing(async () => {})
  window.fetch = jest.fn(async () => ({ ok: false, status: 404 })) as unknown as typeof fetch
  expect(await showManualSave([{ ...PICTURE, url: '/files/a.png' }], TEXTS)).toBe('failed')
})
