/**
 * Weights of networks for tests. `npm test` fetches them once into the user's cache and names the
 * folder; where they cannot be had, tests that need them are skipped by name.
 */
import { existsSync } from 'node:fs'
import { findModel } from '../catalog'
import { weightsPath } from '../runtime/weights'

const FOLDER = process.env.TEST_MODELS ?? ''

export const weightsFolder: string = FOLDER

/** For the `skip` of a test: false where the weights are here, else why not. */
export function without(id: string): string | false {
  const model = findModel(id)
  if (!model) throw new Error(`models.json names no ${id}`)
  return FOLDER !== '' && existsSync(weightsPath(FOLDER, model))
    ? false
    : `no weights of ${id} here: npm run models -- add ${id}`
}
