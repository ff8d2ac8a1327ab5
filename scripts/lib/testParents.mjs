// node:test finds the suite of a test by an asynchronous hook, which follows every promise of the
// process to its end: a tenth of the cost of a process of calls. Suites are built while their files
// are loaded, so that the hook is needed then and at no other time.
import { createRequire } from 'node:module'

const require = createRequire(import.meta.url)
const asyncHooks = require('node:async_hooks')

/** Those that node:test makes. */
const hooks = []
const { createHook } = asyncHooks
asyncHooks.createHook = (callbacks) => {
  const hook = createHook(callbacks)
  hooks.push(hook)
  return hook
}
/** The module itself: what is put into it, every importer gets after `syncBuiltinESMExports`. */
export const nodeTest = require('node:test')
asyncHooks.createHook = createHook

/** Asynchronous bodies of suites that are still being built. */
const building = new Set()

/** As `describe`, telling when its body has been built. */
export function watched(describe) {
  return (...args) => {
    const at = args.findIndex((argument) => typeof argument === 'function')
    const body = args[at]
    if (at >= 0)
      args[at] = (...values) => {
        const built = body(...values)
        if (typeof built?.then !== 'function') return built
        const ended = Promise.resolve(built).then(
          () => building.delete(ended),
          () => building.delete(ended),
        )
        building.add(ended)
        return built
      }
    return describe(...args)
  }
}

/** Runs `build`, in which suites find their parents, and lets promises alone afterwards. */
export async function withParents(build) {
  for (const hook of hooks) hook.enable()
  build()
  while (building.size > 0) await Promise.all(building)
  for (const hook of hooks) hook.disable()
}
