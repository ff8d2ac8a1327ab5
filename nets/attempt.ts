/** Calls a network where one may be available: the caller has a fallback. */
import { isNetError } from './errors'

/** Null where the network cannot be had now; what is wrong in our own code is thrown. */
export async function attempt<T>(promise: Promise<T>): Promise<T | null> {
  try {
    return await promise
  } catch (error) {
    if (isNetError(error)) return null
    throw error
  }
}
