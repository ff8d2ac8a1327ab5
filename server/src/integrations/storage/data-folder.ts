/** Whether DATA_DIR can be worked in, before anything of it is opened. */
import { mkdirSync, statfsSync } from 'node:fs'
import { StartProblem } from '../../platform/lib/start-problem'
import { createDisk, isDiskFull } from '../../platform/disk'

const MB = 1024 * 1024
/** Less than the database writes by itself while it starts: two segments of its log. */
const LEAST_FREE_MB = 48

function full(folder: string, cause?: unknown): StartProblem {
  return new StartProblem(
    `数据目录 ${folder} 所在的磁盘满了，请腾出至少 ${LEAST_FREE_MB} MB，或用 DATA_DIR 换一个目录。` +
      ` The disk of DATA_DIR ${folder} is full: free at least ${LEAST_FREE_MB} MB or choose another folder.`,
    { cause },
  )
}

function closed(folder: string, cause?: unknown): StartProblem {
  return new StartProblem(
    `数据目录 ${folder} 不能写入，请检查磁盘是否只读、目录归谁所有，或用 DATA_DIR 换一个目录。` +
      ` DATA_DIR ${folder} cannot be written: check that its disk is not read-only and who owns the folder, or choose another one.`,
    { cause },
  )
}

/** Makes the folder where there is none. Throws StartProblem. */
export async function requireDataFolder(folder: string): Promise<void> {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 })
  } catch (error) {
    throw isDiskFull(error) ? full(folder, error) : closed(folder, error)
  }
  const { bavail, bsize } = statfsSync(folder)
  const problem = await createDisk(folder, 0).problem()
  if (problem === 'full' || (problem === null && bavail * bsize < LEAST_FREE_MB * MB))
    throw full(folder)
  if (problem !== null) throw closed(folder)
}
