/**
 * The process that decodes what strangers post. It knows no secret, holds no connection, and gives
 * up the rights it was started with before its first file; the server ends it when a file
 * takes too long, which is the one way to end a decoder in the middle of its work.
 */
import { findLabel } from '@media/aigc/find'
import { probeVideo, VideoRefused } from '@media/video/probe/probe'
import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import { AppError } from '../../lib/errors'
import { takeImage } from '../intake'
import {
  type Answer,
  type Answers,
  type DecodeRequest,
  type Operation,
  READY,
  type Refusal,
  TAKEN_NAMES,
} from './protocol'

/** Nothing of one file is there for the next. */
sharp.cache(false)

/** Best to end first when memory is short. */
const OOM_SCORE = '900'

async function giveUpRights(uid: number): Promise<void> {
  // Not on every system; then it is one of many.
  await writeFile('/proc/self/oom_score_adj', OOM_SCORE).catch(() => undefined)
  if (process.getuid?.() !== 0 || uid === 0) return
  process.setgroups?.([])
  process.setgid?.(uid)
  process.setuid?.(uid)
}

const run: { readonly [K in Operation]: (file: string) => Promise<Answers[K]> } = {
  async image(file) {
    const { image, thumb, ...taken } = await takeImage(await readFile(file))
    const folder = path.dirname(file)
    await writeFile(path.join(folder, TAKEN_NAMES.image), image)
    await writeFile(path.join(folder, TAKEN_NAMES.thumb), thumb)
    return { ...taken, sizeBytes: image.length }
  },
  probe: async (file) => probeVideo(await readFile(file)),
  label: async (file) => findLabel(await readFile(file)),
}

function toRefusal(error: unknown): Refusal {
  const message = error instanceof Error ? error.message : String(error)
  if (error instanceof AppError) return { code: error.code, message, errno: null }
  if (error instanceof VideoRefused) return { code: 'UPLOAD_REFUSED', message, errno: null }
  return { code: null, message, errno: (error as NodeJS.ErrnoException).code ?? null }
}

async function answer({ id, operation, path: file }: DecodeRequest): Promise<Answer> {
  const before = process.cpuUsage()
  const outcome = await run[operation](file).then(
    (value) => ({ value }),
    (error: unknown) => ({ refusal: toRefusal(error) }),
  )
  const { user, system } = process.cpuUsage(before)
  const cpuMs = Math.round((user + system) / 1000)
  return { id, cpuMs, rssBytes: process.memoryUsage.rss(), ...outcome }
}

// The parent is gone: SIGKILL also ends a decode under way, which an ordinary exit would not.
process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'))
process.on(
  'message',
  (request: DecodeRequest) => void answer(request).then((said) => process.send?.(said)),
)
await giveUpRights(Number(process.argv.at(-1)))
process.send?.(READY)
