/**
 * The sound bank: samples of instruments in one SoundFont file, which set-up downloads as it does
 * the weights of networks. It is read when a piece is played and held by nothing afterwards.
 */
import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { BasicSoundBank } from 'spessasynth_core'

export interface BankFile {
  readonly path: string
  readonly sha256: string
}

let file: BankFile | null = null

/** The bank of this thread; null: instruments are synthesized without samples. */
export function useSoundBank(bank: BankFile | null): void {
  file = bank
}

/** Null where there is none, or where the file is not the one that was named. */
export async function loadSoundBank(): Promise<BasicSoundBank | null> {
  if (!file) return null
  const bytes = await readFile(file.path).catch(() => null)
  if (!bytes || createHash('sha256').update(bytes).digest('hex') !== file.sha256) return null
  const { BasicSoundBank, SoundBankLoader } = await import('spessasynth_core')
  await BasicSoundBank.isSF3DecoderReady
  // The reader takes an ArrayBuffer of its own: a Buffer may be a part of a larger one.
  return SoundBankLoader.fromArrayBuffer(new Uint8Array(bytes).buffer)
}
