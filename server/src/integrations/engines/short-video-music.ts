/** Music under a short video that no job orders: a time-lapse, a poster. */
import { readFile, writeFile } from 'node:fs/promises'
import { readMusicOrder } from '@contract/tools/music'
import { composeUnder } from './music'
import type { EngineRegistry } from './registry'
import { limitWork } from './work-limit'

/** Six seconds of music take a second of CPU. */
const TIMEOUT_MS = 20_000

/** Replaces the MP4 by one with music. @param id the same id has the same music */
export async function addMusicToFile(
  engines: Pick<EngineRegistry, 'forTool'>,
  file: string,
  { music, words, id }: { music: string; words: string; id: string },
): Promise<void> {
  const order = readMusicOrder({ music })
  if (order === null) return
  const seed = [...id].reduce((sum, char) => (sum * 31 + char.charCodeAt(0)) % 2 ** 31, 7)
  const video = await readFile(file)
  const scored = await composeUnder(engines, { video, order, words, seed }, limitWork(TIMEOUT_MS))
  if (scored) await writeFile(file, scored.data)
}
