/** Lets the person choose one picture from the phone. */
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

/** @public Resolves with null when nothing was chosen. */
export async function pickImage(): Promise<PickedImage | null> {
  try {
    const { tempFiles } = await Taro.chooseImage({
      count: 1,
      sizeType: ['original'],
      sourceType: ['album', 'camera'],
    })
    const first = tempFiles[0]
    if (!first) return null
    const file = first.originalFileObj
    return {
      path: first.path,
      sizeBytes: first.size,
      ext: extOf(file?.name ?? first.path, file?.type ?? first.type),
      file,
    }
  } catch {
    return null
  }
}
