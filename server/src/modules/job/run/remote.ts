/** What an engine keeps with its job while it works elsewhere: whoever runs the job next goes on with it. */
import type { Db } from '../../../db/client'
import { throughOutages } from '../../../db/through-outages'
import type { RemoteMemory, RemoteState } from '../../../engines/engine'
import { type RunId, writeRemote } from '../repository/run'
import { TakenOver } from './outcome'

/** `save` waits for the database: what is not kept would be asked, and paid for, again. */
export function createRemoteMemory(
  db: Db,
  options: { run: RunId; saved: RemoteState | null; signal: AbortSignal },
): RemoteMemory {
  const { run, signal } = options
  let { saved } = options
  return {
    get saved() {
      return saved
    },
    async save(state) {
      const isMine = await throughOutages(() => writeRemote(db, run, { ...state }), { signal })
      if (!isMine) throw signal.aborted ? signal.reason : new TakenOver()
      saved = state
    },
  }
}
