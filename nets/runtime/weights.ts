/** The files of weights on this machine. */
import { createHash } from 'node:crypto'
import { access, readFile } from 'node:fs/promises'
import path from 'node:path'
import { weightFileName, type Model } from '../catalog'
import { NetError } from '../errors'

export function computeSha256(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex')
}

export function weightsPath(folder: string, model: Model): string {
  return path.join(folder, weightFileName(model))
}

/** Whether there is a file; what is in it is looked at when it is read. */
export async function hasWeights(folder: string, model: Model): Promise<boolean> {
  return access(weightsPath(folder, model)).then(
    () => true,
    () => false,
  )
}

/** The verified bytes. Throws NetError of kind `absent` or `damaged`. */
export async function readWeights(folder: string, model: Model): Promise<Buffer> {
  const bytes = await readFile(weightsPath(folder, model)).catch((cause: unknown) => {
    throw new NetError('absent', model.id, 'its weights are not here', { cause })
  })
  if (bytes.length !== model.result.bytes || computeSha256(bytes) !== model.result.sha256)
    throw new NetError('damaged', model.id, 'its file is not the one that models.json names')
  return bytes
}
