/** The sound bank of models.json for manual trials. */
import { readFile } from 'node:fs/promises'
import { useSoundBank } from '@media/audio/synth/bank'

/** @param file undefined: music is played without samples */
export async function useNamedBank(file: string | undefined): Promise<void> {
  if (file === undefined) return
  const models = await readFile('models.json', 'utf8')
  const sha256 = /MuseScore_General_Lite[^}]*?"sha256": "([0-9a-f]{64})"/.exec(models)?.[1]
  if (sha256 === undefined) throw new Error('models.json names no sound bank')
  useSoundBank({ path: file, sha256 })
}
