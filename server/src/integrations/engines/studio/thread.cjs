// Entry file of a worker thread. Piscina loads its file with require(), and Node ends the whole
// process ("IsGraphAsync must be used on an instantiated module") when a thread is ended while
// require() links an ES module. import() may be cut off at any moment: so the worker is loaded by
// it.
const { workerData } = require('piscina')

// a worker that cannot be loaded fails the task that asks for it, not the thread
const loaded = import(workerData.entry)
loaded.catch(() => {})

module.exports = async (task) => {
  const { default: work } = await loaded
  return work(task)
}
