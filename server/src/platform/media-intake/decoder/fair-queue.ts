/**
 * Fair scheduling: users in turn, never more than a few tasks of one user at once, and lanes by
 * weight, so that a light task never waits for a heavy one.
 */

export type Weight = 'light' | 'medium' | 'heavy'

export class QueueFull extends Error {
  /** @param whose the user has too many waiting, or everybody together */
  constructor(readonly whose: 'user' | 'all') {
    super(`too many tasks of ${whose} are waiting`)
    this.name = 'QueueFull'
  }
}

interface Waiting {
  readonly weight: Weight
  start(lane: number): void
}

export interface FairQueue {
  /** Rejects with QueueFull, or with what the task rejects with. */
  run<T>(userId: string, weight: Weight, task: (lane: number) => Promise<T>): Promise<T>
}

/**
 * @param options.lanes one task at a time each: the weights it takes, the preferred one first
 * @param options.perUser tasks of one user that run at once
 * @param options.waitingPerUser those of one user that wait besides
 */
export function createFairQueue(options: {
  lanes: readonly (readonly Weight[])[]
  perUser: number
  waitingPerUser: number
  waiting: number
}): FairQueue {
  const free = new Set(options.lanes.keys())
  const running = new Map<string, number>()
  /** In the order of their turns: who was served goes to the end. */
  const queues = new Map<string, Waiting[]>()
  let waiting = 0

  function findNext(weight: Weight): { userId: string; at: number } | null {
    for (const [userId, queue] of queues) {
      if ((running.get(userId) ?? 0) >= options.perUser) continue
      const at = queue.findIndex((task) => task.weight === weight)
      if (at >= 0) return { userId, at }
    }
    return null
  }

  function serve(lane: number, { userId, at }: { userId: string; at: number }): void {
    const queue = queues.get(userId) ?? []
    const [task] = queue.splice(at, 1)
    queues.delete(userId)
    if (queue.length > 0) queues.set(userId, queue)
    waiting -= 1
    free.delete(lane)
    running.set(userId, (running.get(userId) ?? 0) + 1)
    task?.start(lane)
  }

  function pump(): void {
    for (const [lane, weights] of options.lanes.entries()) {
      if (!free.has(lane)) continue
      const next = weights.reduce<ReturnType<typeof findNext>>(
        (found, weight) => found ?? findNext(weight),
        null,
      )
      if (next) serve(lane, next)
    }
  }

  function finished(userId: string, lane: number): void {
    const left = (running.get(userId) ?? 1) - 1
    if (left > 0) running.set(userId, left)
    else running.delete(userId)
    free.add(lane)
    pump()
  }

  return {
    async run(userId, weight, task) {
      const queue = queues.get(userId) ?? []
      if (queue.length >= options.waitingPerUser) throw new QueueFull('user')
      if (waiting >= options.waiting) throw new QueueFull('all')
      const lane = await new Promise<number>((start) => {
        queue.push({ weight, start })
        queues.set(userId, queue)
        waiting += 1
        pump()
      })
      try {
        return await task(lane)
      } finally {
        finished(userId, lane)
      }
    },
  }
}
