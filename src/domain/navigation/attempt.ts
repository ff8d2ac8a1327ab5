import { warn } from '@/platform/log'
import { showToast } from '@/platform/toast'
import { texts } from './texts'

/** Resolves to whether the move was made; a refused one is logged and says so. */
export async function attempt(what: string, move: () => Promise<void>): Promise<boolean> {
  try {
    await move()
    return true
  } catch (error) {
    warn(`${what} failed`, error)
    showToast(texts.failed)
    return false
  }
}
