/**
 * Records the networks a tool used, and those it could not get, so that its result can say how it
 * was made.
 */
import { isNetError } from '@nets/errors'
import type { NetRun } from '@nets/run'
import { MODELS } from '@nets/catalog'

export interface WatchedNets {
  readonly run: NetRun
  /** Chinese sentences: which networks answered, then which did not; none if none was used. */
  notes(): string[]
}

const formatModelNames = (ids: ReadonlySet<string>): string[] =>
  MODELS.filter(({ id }) => ids.has(id)).map(({ name }) => `“${name}”`)

export function watchedNets(nets: NetRun): WatchedNets {
  const answered = new Set<string>()
  const missed = new Set<string>()
  return {
    async run(request) {
      try {
        const outputs = await nets(request)
        answered.add(request.model)
        return outputs
      } catch (error) {
        if (isNetError(error)) missed.add(request.model)
        throw error
      }
    },
    notes() {
      // One that failed once was done without.
      const helped = formatModelNames(new Set([...answered].filter((id) => !missed.has(id))))
      const absent = formatModelNames(missed)
      return [
        ...(helped.length > 0 ? [`用到了服务器上的 AI：${helped.join('、')}`] : []),
        ...(absent.length > 0
          ? [`这次没有用上服务器上的 AI：${absent.join('、')}，那一步用了简单的做法`]
          : []),
      ]
    },
  }
}
