/** Pictures of tools that are shipped with the server. */
import { existsSync } from 'node:fs'
import path from 'node:path'
import { coversFolder } from './paths'

/** The address of a tool's cover; null when it has none. */
export function coverOf(tool: string): string | null {
  return existsSync(path.join(coversFolder, `${tool}.webp`)) ? `/covers/${tool}.webp` : null
}
