import Taro from '@tarojs/taro'
import { fitImage } from './fitImage'

jest.mock('@tarojs/taro', () => ({ getImageInfo: jest.fn(), compressImage: jest.fn() }))

const LIMITS = { maxPixels: 12_000_000, maxBytes: 1_000_000 }
const file = { path: 'tmp://a.jpg', sizeBytes: 500_000, ext: 'jpg' }

/** Sides as the file stores them, as clients tell them. */
const mockImageInfo = (orientation: string) =>
  jest.mocked(Taro.getImageInfo).mockResolvedValue({
    width: 8000,
    height: 6000,
    orientation,
    path: file.path,
    type: 'jpeg',
    errMsg: '',
  } as never)

beforeEach(() => {
  jest.clearAllMocks()
  jest.mocked(Taro.compressImage).mockResolvedValue({ tempFilePath: 'tmp://b.jpg' } as never)
})

test.each([
  ['up', 4000],
  ['down-mirrored', 4000],
  ['right', 3000],
  ['left-mirrored', 3000],
])(
  'a photograph held %s keeps its shape: one side is named, %d px of the upright one',
  async (orientation, width) => {
    mockImageInfo(orientation)
    expect(await fitImage(file, LIMITS)).toEqual({ path: 'tmp://b.jpg', sizeBytes: 0, ext: 'jpg' })
    const [options] = jest.mocked(Taro.compressImage).mock.calls[0] ?? []
    expect([options?.compressedWidth, options?.compressedHeight]).toEqual([width, undefined])
  },
)
