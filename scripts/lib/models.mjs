// Weights of networks for tests: in the user's cache, fetched when they are not there yet.
import path from 'node:path'
import { run, ROOT } from './run.mjs'

const SOURCE = path.join(ROOT, 'server/src/operations/models.ts')

/**
 * @returns {Promise<{ folder: string | null, why: string }>} null: they cannot be had here, and
 *   tests that need them are skipped
 */
export async function ensureModels() {
  const args = ['--import', 'tsx', SOURCE]
  const added = await run(process.execPath, [...args, 'add'], { quiet: true })
  if (added.code !== 0) return { folder: null, why: added.output.trim() }
  const { output } = await run(process.execPath, [...args, 'list'], { quiet: true })
  return { folder: output.split('\n')[0].replace(/^\S+ /, ''), why: '' }
}
