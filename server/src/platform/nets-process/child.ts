/**
 * The process that networks run in: what they hold goes back to the machine when it ends, and
 * a fault of the native library ends nothing else.
 */
import { isNetError } from '@nets/errors'
import { createSessions } from '@nets/runtime/sessions'
import type { NetAnswer, NetCall } from './protocol'

const [folder = '', threads = '1'] = process.argv.slice(-2)
const sessions = createSessions({ folder, threads: Number(threads) })

async function answer({ id, request }: NetCall): Promise<NetAnswer> {
  try {
    return { id, outputs: await sessions.run(request) }
  } catch (error) {
    const known = isNetError(error) ? error : null
    const cause = known?.cause instanceof Error ? `: ${known.cause.message}` : ''
    const message = error instanceof Error ? error.message : String(error)
    return {
      id,
      error: { kind: known?.kind ?? 'failed', model: request.model, message: message + cause },
    }
  }
}

process.on('disconnect', () => process.exit(0))
process.on('message', (call: NetCall) => void answer(call).then((said) => process.send?.(said)))
