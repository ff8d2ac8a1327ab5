/** Lets the person choose any file, untouched; mini-programs. pickFile.h5.ts is the twin. */
import Taro from '@tarojs/taro'
import { byCallbacks } from './byCallbacks'
import type { PickedImage } from './pickImage'
import { pickImage } from './pickImage'
import { explainRefusal } from './refusal'
import { can } from './support'

/**
 * Sources of files: WeChat hands out untouched ones only from a chat; its album may change them.
 */
export type FileSource = 'files' | 'album'
export const FILE_SOURCES: readonly FileSource[] = can('pickFile') ? ['files', 'album'] : ['album']

/** Resolves with null when nothing was chosen. */
export async function pickFile(source: FileSource): Promise<PickedImage | null> {
  if (source === 'album') return pickImage()
  try {
    const { tempFiles } = await byCallbacks<
      Taro.chooseMessageFile.Option,
      Taro.chooseMessageFile.SuccessCallbackResult
    >(Taro.chooseMessageFile, { count: 1, type: 'all' })
    const [file] = tempFiles
    if (!file) return null
    const ext = /\.([a-z0-9]{2,5})$/i.exec(file.name)?.[1] ?? ''
    return { path: file.path, sizeBytes: file.size, ext: ext.toLowerCase() }
  } catch (thrown) {
    await explainRefusal(thrown)
    return null
  }
}
