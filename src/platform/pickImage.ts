/** Lets the person choose pictures from the phone; mini-programs. pickImage.h5.ts is the twin. */
import Taro from '@tarojs/taro'

export interface PickedImage {
  /** What upload and Image take: a temporary path, on H5 a blob: URL. */
  path: string
  sizeBytes: number
  /** Lower case, without dot; '' when unknown. */
  ext: string
  /** H5 only: the file itself. */
  file?: File
}

function extOf(name: string, mime = ''): string {
  const fromName = /\.([a-z0-9]{2,5})$/i.exec(name)?.[1]
  return (fromName ?? mime.split('/')[1] ?? '').toLowerCase()
}

/** What one choice may bring; WeChat's own limit. */
const MOST = 9

/** In the order they were tapped; empty when nothing was chosen. */
export async function pickImages(count: number): Promise<PickedImage[]> {
  try {
    const { tempFiles } = await Taro.chooseImage({
      count: Math.min(MOST, Math.max(1, count)),
      sizeType: ['original'],
      sourceType: ['album', 'camera'],
    })
    return tempFiles.map(({ path, size, type, originalFileObj: file }) => ({
      path,
      sizeBytes: size,
      ext: extOf(file?.name ?? path, file?.type ?? type),
      file,
    }))
  } catch {
    return []
  }
}

/** Resolves with null when nothing was chosen. */
export async function pickImage(): Promise<PickedImage | null> {
  return (await pickImages(1))[0] ?? null
}

/** The file is not shown any more; here the platform tidies up by itself. */
export function releaseFile(_file: PickedImage): void {}
