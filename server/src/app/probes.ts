import type { Probe } from '../platform/lib/readiness'
import type { Redis } from '../platform/redis/redis'
import type { CoreDeps, Deps } from './ports'

/** Nothing is refused without it: it is shown, and the process stays ready. */
const redisProbe = ({ lostSince }: Redis): Probe => ({
  name: 'redis',
  isOptional: true,
  async check() {
    const since = lostSince()
    return since && `lost since ${since.toISOString()}`
  },
})

/** Readiness checks of this process: one line each. */
export function buildProbes(
  core: CoreDeps,
  { worker, lifecycle, disk }: Pick<Deps, 'worker' | 'lifecycle' | 'disk'>,
): Probe[] {
  return [
    {
      name: 'serving',
      check: async () => (lifecycle.isStopping() ? 'stopping' : null),
    },
    { name: 'database', check: () => core.database.trouble() },
    {
      name: 'queue',
      check: async () => (worker.isReady() ? null : 'not working'),
    },
    { name: 'disk', check: () => disk.problem() },
    ...(core.redis ? [redisProbe(core.redis)] : []),
  ]
}
