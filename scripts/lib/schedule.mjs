// Runs tasks beside each other; a task begins when a lane is free and what it needs is there.

/**
 * @typedef {object} Task
 * @property {string} name
 * @property {string[]} needs names of tasks that must have ended before; those not in the list are
 *   taken as done
 * @property {() => Promise<void>} run never rejects: it keeps its own result
 */

/**
 * @param {Task[]} tasks the most urgent first
 * @param {number} lanes
 */
export async function schedule(tasks, lanes) {
  const waiting = [...tasks]
  const open = new Set(tasks.map(({ name }) => name))
  const running = new Set()
  while (waiting.length > 0 || running.size > 0) {
    while (running.size < lanes) {
      const at = waiting.findIndex(({ needs }) => !needs.some((name) => open.has(name)))
      if (at < 0) break
      const [task] = waiting.splice(at, 1)
      const ended = task.run().then(() => {
        open.delete(task.name)
        running.delete(ended)
      })
      running.add(ended)
    }
    if (running.size === 0) throw new Error(`nothing can begin: ${waiting[0].name}`)
    await Promise.race(running)
  }
}
