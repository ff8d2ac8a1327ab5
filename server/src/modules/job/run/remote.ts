/** State that an engine stores with its job during remote work: the next run of the job resumes it. */
import { isDatabaseAway } from '../../../platform/db/away'
import type { Db } from '../../../platform/db/client'
import { throughOutages } from '../../../platform/db/through-outages'
import type { RemoteMemory, RemoteState } from '../../../integrations/engines/engine'
import { type RunId, writeRemote } from '../repository/run'
import type { AnswerFiles } from './answers'
import { TakenOver } from './outcome'

interface RemoteOptions {
  readonly run: RunId
  readonly saved: RemoteState | null
  readonly signal: AbortSignal
  readonly answers: AnswerFiles
}

/**
 * `save` waits for the database: a lost id would be requested, and paid for, again. Meanwhile it is
 * a file of DATA_DIR, which the next run here reads before the row of the job.
 */
export async function createRemoteMemory(db: Db, options: RemoteOptions): Promise<RemoteMemory> {
  const { run, signal, answers } = options
  const { jobId } = run
  let saved = (run.attempt > 1 ? await answers.findRemote(jobId) : null) ?? options.saved
  let inFile = false
  return {
    get saved() {
      return saved
    },
    async save(state, { answered } = { answered: false }) {
      const write = async (): Promise<boolean> => {
        try {
          return await writeRemote(db, run, { ...state })
        } catch (error) {
          if (isDatabaseAway(error) && !inFile) {
            inFile = true
            await answers.saveRemote(jobId, state)
          }
          // The end of the job, which is stored with patience, has all that this would tell.
          if (isDatabaseAway(error) && answered) return true
          throw error
        }
      }
      const isMine = await throughOutages(write, { signal })
      if (!isMine) throw signal.aborted ? signal.reason : new TakenOver()
      saved = state
      inFile = false
    },
  }
}
