/** Whether DATA_DIR can be worked in, before anything of it is opened. */
import { mkdirSync, statfsSync } from 'node:fs'
import { StartProblem } from '../../platform/lib/start-problem'
import { createDisk, isDiskFull } from '../../platform/disk'
import { texts } from './texts'

const MB = 1024 * 1024
/** Less than the database writes by itself while it starts: two segments of its log. */
const LEAST_FREE_MB = 48

function full(folder: string, cause?: unknown): StartProblem {
  return new StartProblem(texts.full(folder, LEAST_FREE_MB), { cause })
}

function closed(folder: string, cause?: unknown): StartProblem {
  return new StartProblem(texts.closed(folder), { cause })
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
