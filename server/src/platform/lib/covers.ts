/** Pictures of tools that are shipped with the server. */
import { SAMPLE_FILES, type SampleId } from '@contract/samples/files'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { coversFolder } from './paths'

/** The address of the cover of a tool or small app (`app-<id>`); null when it has none. */
export function findCover(tool: string): string | null {
  return existsSync(path.join(coversFolder, `${tool}.webp`)) ? `/covers/${tool}.webp` : null
}

/** Path of a sample on this machine. */
export function sampleFile(id: SampleId): string {
  return path.join(coversFolder, 'samples', `${id}.${SAMPLE_FILES[id].extension}`)
}
