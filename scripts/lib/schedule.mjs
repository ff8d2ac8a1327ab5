// Runs tasks concurrently; a task begins when a lane is free and its dependencies have ended.

/**
 * @typedef {object} Task
 * @property {string} name
 * @property {string[]} needs names of tasks that must have ended before; those not in the list are
 * taken as done
 * @property {() => Promise<void>} run never rejects: it stores its own result
 * @property {boolean} [filler] it only computes: it may run in a spare lane next to the others, at
 * a
 * low priority, and takes one of theirs only when nothing else can begin
 */

/**
 * In addition to the others, fillers first: tests wait for servers, browsers and clocks for half of
 * their time. Of two cores, one such lane left a fifth unused, two 85 of 1,390 seconds, three 30.
 */
const SPARE_LANES = 3

/**
 * @param {Task[]} tasks the most urgent first
 * @param {number} lanes
 */
export async function schedule(tasks, lanes) {
  const waiting = [...tasks]
  const open = new Set(tasks.map(({ name }) => name))
  const running = new Set()
  const aside = new Set()
  const next = (fits) =>
    waiting.find((task) => fits(task) && !task.needs.some((name) => open.has(name)))
  const begin = (task, lane) => {
    waiting.splice(waiting.indexOf(task), 1)
    const ended = task.run().then(() => {
      open.delete(task.name)
      running.delete(ended)
      aside.delete(ended)
    })
    running.add(ended)
    if (lane === 'spare') aside.add(ended)
  }
  while (waiting.length > 0 || running.size > 0) {
    while (running.size - aside.size < lanes) {
      const task = next(({ filler }) => !filler) ?? next(() => true)
      if (!task) break
      begin(task, 'own')
    }
    while (aside.size < SPARE_LANES) {
      const isFillerLeft = waiting.some(({ filler }) => filler)
      const task = next(({ filler }) => filler || !isFillerLeft)
      if (!task) break
      begin(task, 'spare')
    }
    if (running.size === 0) throw new Error(`nothing can begin: ${waiting[0].name}`)
    await Promise.race(running)
  }
}
