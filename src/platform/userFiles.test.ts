import Taro from '@tarojs/taro'
import { newDrawnPath, removeDrawnFile, sweepDrawnFiles } from './userFiles'

jest.mock('@tarojs/taro', () => ({
  env: { USER_DATA_PATH: 'wxfile://usr' },
  getFileSystemManager: jest.fn(),
}))

interface Unlinking {
  filePath: string
  success: () => void
}

let removed: string[]
let names: string[]
beforeEach(() => {
  removed = []
  jest.mocked(Taro.getFileSystemManager).mockReturnValue({
    unlink: ({ filePath, success }: Unlinking) => {
      removed.push(filePath)
      success()
    },
    readdir: ({ success }: { success: (result: { files: string[] }) => void }) =>
      success({ files: names }),
  } as unknown as ReturnType<typeof Taro.getFileSystemManager>)
})

test('no two drawn files have one name, and each is removed after use', async () => {
  const [first, second] = [newDrawnPath('png'), newDrawnPath('png')]
  expect(first).toMatch(/^wxfile:\/\/usr\/drawn-\d+-\d+\.png$/)
  expect(second).not.toBe(first)
  await removeDrawnFile(first)
  expect(removed).toEqual([first])
})

test('a picture of the album and files of others are not removed', async () => {
  await removeDrawnFile('wxfile://tmp_album.jpg')
  await removeDrawnFile('wxfile://usr/miniprogramLog/log1')
  await removeDrawnFile('')
  expect(removed).toEqual([])
})

test('at launch what a killed app left is removed, also under its former name', async () => {
  names = ['drawn-1-1.png', 'canvas-2-1.jpg', 'miniprogramLog']
  await sweepDrawnFiles()
  expect(removed).toEqual(['wxfile://usr/drawn-1-1.png', 'wxfile://usr/canvas-2-1.jpg'])
})
