import Taro from '@tarojs/taro'
import { popPage, pushPage, stackAddresses } from './fullStack'

interface Page {
  route: string
  options: Record<string, string>
}

let mockStack: Page[] = []

function mockPage(url: string): Page {
  const [route = '', query = ''] = url.slice(1).split('?')
  return { route, options: Object.fromEntries(new URLSearchParams(query)) }
}

jest.mock('./layers', () => ({ withoutLayers: (move: () => Promise<unknown>) => move() }))
jest.mock('@tarojs/taro', () => ({
  __esModule: true,
  useRouter: jest.fn(),
  default: {
    getCurrentPages: () => mockStack,
    navigateTo: jest.fn(async ({ url }: { url: string }) => {
      if (mockStack.length >= 10) throw { errMsg: 'navigateTo:fail webview count limit exceed' }
      mockStack = [...mockStack, mockPage(url)]
    }),
    redirectTo: jest.fn(async ({ url }: { url: string }) => {
      mockStack = [...mockStack.slice(0, -1), mockPage(url)]
    }),
    navigateBack: jest.fn(async ({ delta }: { delta: number }) => {
      mockStack = mockStack.slice(0, -delta)
    }),
  },
}))

const addressOfPage = (number: number) => `/pages/a/a?id=${number}`

beforeEach(() => {
  mockStack = Array.from({ length: 9 }, (_, index) => mockPage(addressOfPage(index + 1)))
})

test('below the limit a page is pushed, even one that is open already', async () => {
  await pushPage(addressOfPage(3))
  expect(mockStack).toHaveLength(10)
  expect(stackAddresses().at(-1)).toBe(addressOfPage(3))
})

test('at the limit an address that is open is returned to', async () => {
  await pushPage(addressOfPage(10))
  await pushPage(addressOfPage(4))
  expect(mockStack).toHaveLength(4)
  expect(stackAddresses().at(-1)).toBe(addressOfPage(4))
})

test('at the limit any other page takes the place of the one on screen, and back leads to that', async () => {
  for (const number of [10, 11, 12]) await pushPage(addressOfPage(number))
  expect(mockStack).toHaveLength(10)
  expect(stackAddresses().slice(-4)).toEqual([9, 10, 11, 12].map(addressOfPage))
  await popPage()
  await popPage()
  expect(stackAddresses().slice(-2)).toEqual([9, 10].map(addressOfPage))
  expect(mockStack.at(-1)?.options).toEqual({ id: '10', resumed: '1' })
  await popPage()
  expect(stackAddresses()).toHaveLength(9)
})

test('a replaced page that is opened again takes those above it along', async () => {
  for (const number of [10, 11, 12]) await pushPage(addressOfPage(number))
  await pushPage(addressOfPage(10))
  expect(stackAddresses().slice(-2)).toEqual([9, 10].map(addressOfPage))
})

test('the system’s way back forgets what was replaced', async () => {
  for (const number of [10, 11]) await pushPage(addressOfPage(number))
  mockStack = mockStack.slice(0, -1)
  expect(stackAddresses().at(-1)).toBe(addressOfPage(9))
  await pushPage(addressOfPage(12))
  expect(stackAddresses().slice(-2)).toEqual([9, 12].map(addressOfPage))
})

test('a client that counts more pages than are listed gets a replacement, too', async () => {
  jest
    .mocked(Taro.navigateTo)
    .mockRejectedValueOnce({ errMsg: 'navigateTo:fail webview count limit exceed' })
  await pushPage(addressOfPage(11))
  expect(stackAddresses().at(-1)).toBe(addressOfPage(11))
  expect(mockStack).toHaveLength(9)
})
