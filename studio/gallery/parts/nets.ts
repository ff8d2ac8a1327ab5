/** Networks for manual trials of tools: those of the folder MODELS_DIR, none without it. */
import { noNets, type NetRun } from '@nets/run'
import { createSessions } from '@nets/runtime/sessions'

export function netsHere(): NetRun {
  const folder = process.env.MODELS_DIR
  return folder ? createSessions({ folder, threads: 2 }).run : noNets
}
