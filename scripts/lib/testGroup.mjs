// Test files in one process, one after another: node testGroup.mjs <name>=<script> …
//
// Each file becomes a suite of its own name, so that its hooks (`before` at its top too) are its
// own and begin when the file before it has ended. Node 20 has no --test-isolation=none, and that of
// later versions runs the hooks of all files before the first test: so the calls that a file makes
// to node:test while it loads are recorded, and made inside the suite.
import { createRequire, syncBuiltinESMExports } from 'node:module'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { types } from 'node:util'

const { isAsyncFunction } = types
const require = createRequire(import.meta.url)
const { costs, cpuSeconds } = require('./measuredProcess.cjs')
const asyncHooks = require('node:async_hooks')

/**
 * Hooks by which node:test finds the suite of a test. They follow every promise of the process to
 * its end: a tenth of the cost of a process full of calls. Suites are built while files load, so
 * the hooks are on only then.
 */
const hooks = []
const { createHook } = asyncHooks
asyncHooks.createHook = (callbacks) => {
  const hook = createHook(callbacks)
  hooks.push(hook)
  return hook
}
/** The module itself: after `syncBuiltinESMExports` every importer gets what is put into it. */
const nodeTest = require('node:test')
asyncHooks.createHook = createHook

/** Calls of the file being loaded; null: calls go through. */
let recorded = null

const record =
  (call) =>
  (...args) =>
    recorded === null ? call(...args) : void recorded.push(() => call(...args))

/** The tests after an `await` would be built when the hooks are off. */
const refuseAsync =
  (describe) =>
  (...args) => {
    if (args.some(isAsyncFunction))
      throw new Error('the body of a suite is asynchronous: await in before() instead')
    return describe(...args)
  }

const { describe, test, after } = nodeTest
for (const name of [
  'test',
  'it',
  'before',
  'after',
  'beforeEach',
  'afterEach',
  'describe',
  'suite',
]) {
  const wrap =
    name === 'describe' || name === 'suite' ? (call) => refuseAsync(record(call)) : record
  const { skip, todo } = nodeTest[name]
  nodeTest[name] = wrap(nodeTest[name])
  if (skip) Object.assign(nodeTest[name], { skip: wrap(skip), todo: wrap(todo) })
}
syncBuiltinESMExports()

async function load(script) {
  recorded = []
  try {
    await import(pathToFileURL(path.resolve(script)).href)
    return recorded
  } catch (error) {
    const fail = () => {
      throw error
    }
    return [() => test('the file loads', fail)]
  } finally {
    recorded = null
  }
}

for (const argument of process.argv.slice(2)) {
  const [name, script] = argument.split(/=(.*)/s)
  const cpuBefore = cpuSeconds()
  const startedAt = performance.now()
  const calls = await load(script)
  await new Promise((ended) => {
    for (const hook of hooks) hook.enable()
    void describe(name, () => {
      for (const call of calls) call()
      after(() => {
        costs[name] = { cpu: cpuSeconds() - cpuBefore, ms: performance.now() - startedAt }
        ended()
      })
    })
    for (const hook of hooks) hook.disable()
  })
}

const exitMs = Number(process.env.TEST_EXIT_MS)
// --test-force-exit would hide what is open.
setTimeout(() => {
  const open = process.getActiveResourcesInfo().join(', ')
  console.error(`It did not exit ${exitMs / 1000} s after its last test; still open: ${open}`)
  process.exit(1)
}, exitMs).unref()
