/**
 * Files that this app writes into the client's folder, which holds 200 MB and is never emptied by
 * the client: removed after use, and at launch those that a killed app left. userFiles.h5.ts is the
 * twin.
 */
import Taro from '@tarojs/taro'
import { warn } from './log'

const PREFIX = 'drawn-'
/** As files of this kind were called before. */
const OURS = /^(drawn|canvas)-/

const folder = () => Taro.env.USER_DATA_PATH ?? ''

let count = 0

/** Path for a new file. */
export function newDrawnPath(ext: string): string {
  return `${folder()}/${PREFIX}${Date.now()}-${(count += 1)}.${ext}`
}

function unlink(filePath: string): Promise<void> {
  return new Promise((resolve) => {
    const fail = ({ errMsg }: { errMsg?: string }) => {
      warn('a drawn file was not removed', errMsg)
      resolve()
    }
    Taro.getFileSystemManager().unlink({ filePath, success: () => resolve(), fail })
  })
}

/** Files of other origin are the client's to remove. */
export function removeDrawnFile(path: string): Promise<void> {
  const [name = ''] = path.split('/').slice(-1)
  const own = folder() !== '' && path.startsWith(`${folder()}/`) && OURS.test(name)
  return own ? unlink(path) : Promise.resolve()
}

/** At launch, when nothing that was drawn before can be in use. */
export async function sweepDrawnFiles(): Promise<void> {
  if (folder() === '') return
  const names = await new Promise<string[]>((resolve) => {
    const fail = ({ errMsg }: { errMsg?: string }) => {
      warn('the folder of drawn files cannot be read', errMsg)
      resolve([])
    }
    const success = ({ files }: { files: string[] }) => resolve(files)
    Taro.getFileSystemManager().readdir({ dirPath: folder(), success, fail })
  })
  for (const name of names) if (OURS.test(name)) await unlink(`${folder()}/${name}`)
}
