/**
 * Answers of engines that could not be stored at once, as files of DATA_DIR: what a vendor was paid
 * for survives a restart of this process while the database or the storage takes no writes.
 */
import { randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { deserialize, serialize } from 'node:v8'
import type { Logger } from 'pino'
import type { EngineResult, RemoteState } from '../../../integrations/engines/engine'

export interface AnswerFiles {
  /** Best effort: the answer is in memory as well. */
  save(jobId: string, result: EngineResult): Promise<void>
  /** Null: none is here, or it cannot be read. */
  find(jobId: string): Promise<EngineResult | null>
  /** Data an engine saves with its job (RemoteMemory), while the row of the job cannot be written. */
  saveRemote(jobId: string, state: RemoteState): Promise<void>
  findRemote(jobId: string): Promise<RemoteState | null>
  remove(jobId: string): Promise<void>
  /** Removes those of jobs that ended otherwise long ago. */
  sweep(): Promise<void>
}

const ID = /^[\w-]{1,64}$/
const RETENTION_MS = 3 * 24 * 3600_000

export function createAnswerFiles(dataDir: string, log: Pick<Logger, 'warn'>): AnswerFiles {
  const folder = path.join(dataDir, 'answers')
  const getFilePath = (jobId: string, kind: 'answer' | 'remote'): string => {
    if (!ID.test(jobId)) throw new Error('not the id of a job')
    return path.join(folder, `${jobId}.${kind}`)
  }
  const isAbsent = (error: unknown) => (error as NodeJS.ErrnoException).code === 'ENOENT'

  async function save(file: string, value: unknown): Promise<void> {
    const making = `${file}.${randomUUID()}`
    try {
      await mkdir(folder, { recursive: true, mode: 0o700 })
      await writeFile(making, serialize(value), { mode: 0o600 })
      await rename(making, file)
    } catch (error) {
      log.warn({ err: error, file }, 'an answer waits in memory alone: DATA_DIR took no file')
      await rm(making, { force: true }).catch(() => undefined)
    }
  }

  async function find(file: string): Promise<unknown> {
    try {
      return deserialize(await readFile(file)) as unknown
    } catch (error) {
      if (!isAbsent(error)) log.warn({ err: error, file }, 'a saved answer cannot be read')
      return null
    }
  }

  return {
    save: (jobId, result) => save(getFilePath(jobId, 'answer'), result),
    find: async (jobId) => (await find(getFilePath(jobId, 'answer'))) as EngineResult | null,
    saveRemote: (jobId, state) => save(getFilePath(jobId, 'remote'), state),
    findRemote: async (jobId) => (await find(getFilePath(jobId, 'remote'))) as RemoteState | null,
    async remove(jobId) {
      await rm(getFilePath(jobId, 'answer'), { force: true })
      await rm(getFilePath(jobId, 'remote'), { force: true })
    },
    async sweep() {
      const names = await readdir(folder).catch((error: unknown) => {
        if (isAbsent(error)) return []
        throw error
      })
      for (const name of names) {
        const file = path.join(folder, name)
        const found = await stat(file).catch(() => null)
        if (found && Date.now() - found.mtimeMs > RETENTION_MS) await rm(file, { force: true })
      }
    },
  }
}
