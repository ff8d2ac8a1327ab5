/** Files cut into parts, by way of the client's own folder. fileParts.h5.ts is the twin. */
import Taro from '@tarojs/taro'
import { warn } from './log'
import type { PickedImage } from './pickImage'
import { newDrawnPath } from './userFiles'

interface Reading {
  filePath: string
  position: number
  length: number
  success: (result: { data: string | ArrayBuffer }) => void
  fail: (failure: { errMsg?: string }) => void
}

function readRange(filePath: string, from: number, to: number): Promise<ArrayBuffer> {
  return new Promise((resolve, reject) => {
    const reading: Reading = {
      filePath,
      position: from,
      length: to - from,
      success: ({ data }) =>
        data instanceof ArrayBuffer || typeof data !== 'string'
          ? resolve(data)
          : reject(new Error('a part was read as text')),
      fail: ({ errMsg = '' }) => reject(new Error(errMsg)),
    }
    Taro.getFileSystemManager().readFile(reading)
  })
}

function write(filePath: string, data: ArrayBuffer): Promise<void> {
  return new Promise((resolve, reject) => {
    const fail = ({ errMsg = '' }: { errMsg?: string }) => reject(new Error(errMsg))
    Taro.getFileSystemManager().writeFile({ filePath, data, success: () => resolve(), fail })
  })
}

/** null: this client cannot cut it. The part is a file of its own: release it after sending. */
export async function slicePart(
  { path, ext }: PickedImage,
  { from, to }: { from: number; to: number },
): Promise<PickedImage | null> {
  try {
    const data = await readRange(path, from, to)
    // Clients that do not know the range read the whole file.
    if (data.byteLength !== to - from) return null
    const part = newDrawnPath(ext || 'part')
    await write(part, data)
    return { path: part, sizeBytes: to - from, ext }
  } catch (error) {
    warn('a file cannot be cut into parts', error)
    return null
  }
}

/** In bytes; 0 where the client does not say. */
export function readSize({ path, sizeBytes }: PickedImage): Promise<number> {
  if (sizeBytes > 0) return Promise.resolve(sizeBytes)
  return new Promise((resolve) => {
    const success = (result: { size?: number }) => resolve(result.size ?? 0)
    const fail = () => resolve(0)
    Taro.getFileSystemManager().getFileInfo({ filePath: path, success, fail })
  })
}
