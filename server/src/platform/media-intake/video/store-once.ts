/** Short videos of pictures: one at a time in a process, for each takes a core for seconds. */
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { nameVideo } from '@media/aigc/mp4'
import { newId } from '../../lib/ids'

/** Storage of a finished video. */
interface VideoStorage {
  put(key: string, data: Buffer, options: { mime: string }): Promise<unknown>
}

let turn: Promise<unknown> = Promise.resolve()
const underWay = new Map<string, Promise<number>>()

async function renderAndStore(
  storage: VideoStorage,
  key: string,
  render: (target: string) => Promise<void>,
): Promise<number> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'moguang-video-'))
  try {
    const target = path.join(folder, 'video.mp4')
    await render(target)
    const data = await readFile(target)
    nameVideo(data, newId())
    await storage.put(key, data, { mime: 'video/mp4' })
    return data.length
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/**
 * Bytes of the video of this key; rendered once, also for concurrent requests.
 * @param render writes it as an MP4 to a path
 */
export function storeVideoOnce(
  storage: VideoStorage,
  key: string,
  render: (target: string) => Promise<void>,
): Promise<number> {
  const known = underWay.get(key)
  if (known) return known
  const shooting = turn.then(() => renderAndStore(storage, key, render))
  turn = shooting.catch(() => undefined)
  const pending = shooting.finally(() => underWay.delete(key))
  underWay.set(key, pending)
  return pending
}
