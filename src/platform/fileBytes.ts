/** Files as bytes, on mini-programs; fileBytes.h5.ts is the twin. */
import Taro from '@tarojs/taro'
import type { PickedImage } from './pickImage'
import { newDrawnPath } from './userFiles'

interface Failure {
  errMsg?: string
}

const toError = ({ errMsg = '' }: Failure) => new Error(errMsg)

function readPath(filePath: string): Promise<Uint8Array> {
  return new Promise((resolve, reject) => {
    const success = ({ data }: { data: string | ArrayBuffer }) =>
      typeof data === 'string'
        ? reject(new Error('a file was read as text'))
        : resolve(new Uint8Array(data))
    const fail = (failure: Failure) => reject(toError(failure))
    Taro.getFileSystemManager().readFile({ filePath, success, fail })
  })
}

/** Throws where the file cannot be fetched. */
export async function fetchBytes(url: string): Promise<Uint8Array> {
  const { tempFilePath, statusCode } = await Taro.downloadFile({ url })
  if (statusCode !== 200) throw new Error(`download failed: status ${statusCode}`)
  return readPath(tempFilePath)
}

export const readBytes = ({ path }: PickedImage): Promise<Uint8Array> => readPath(path)

/** A file of its own: release it after use. */
export async function writeBytes(bytes: Uint8Array, ext: 'png'): Promise<PickedImage> {
  const filePath = newDrawnPath(ext)
  const data = bytes.slice().buffer
  await new Promise<void>((resolve, reject) => {
    const fail = (failure: Failure) => reject(toError(failure))
    Taro.getFileSystemManager().writeFile({ filePath, data, success: () => resolve(), fail })
  })
  return { path: filePath, sizeBytes: bytes.length, ext }
}
