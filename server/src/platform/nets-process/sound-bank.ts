import type { BankFile } from '@media/audio/synth/bank'
import { findModel, SOUND_BANK } from '@nets/catalog'
import { weightsPath } from '@nets/runtime/weights'
import type { NetsConfig } from './config'

/** The file of instrument samples; it may not be there yet. Null: none are downloaded. */
export function findSoundBank({ on, folder }: NetsConfig): BankFile | null {
  const model = findModel(SOUND_BANK)
  if (!on || !model) return null
  return { path: weightsPath(folder, model), sha256: model.result.sha256 }
}
