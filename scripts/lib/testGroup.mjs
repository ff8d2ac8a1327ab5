// Test files in one process, one after another: node testGroup.mjs <name>=<script> …
// Each file becomes a suite of its own name, so that its hooks (`before` at its top too) are its
// own and begin when the file before it has ended. Node 20 has no --test-isolation=none; so the
// calls of node:test made while a file is loaded are recorded, and replayed inside the suite.
import { syncBuiltinESMExports } from 'node:module'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { cpuSeconds } from './cpuTime.mjs'
import { costs } from './testCost.mjs'
import { nodeTest, watched, withParents } from './testParents.mjs'

const CALLS = ['test', 'it', 'describe', 'suite', 'before', 'after', 'beforeEach', 'afterEach']
const SUITES = ['describe', 'suite']
const VARIANTS = ['skip', 'todo']

/** Imports of the file being loaded; null: calls go through. */
let written = null

function deferred(call) {
  return (...args) => {
    if (written === null) return call(...args)
    written.push(() => call(...args))
    return undefined
  }
}

const { describe, test, after } = nodeTest
for (const name of CALLS) {
  const wrap = (call) => deferred(SUITES.includes(name) ? watched(call) : call)
  const call = nodeTest[name]
  const instead = wrap(call)
  for (const variant of VARIANTS) if (call[variant]) instead[variant] = wrap(call[variant])
  nodeTest[name] = instead
}
syncBuiltinESMExports()

async function load(script) {
  written = []
  let failure = null
  try {
    await import(pathToFileURL(path.resolve(script)).href)
  } catch (error) {
    failure = error
  }
  const registered = written
  written = null
  if (failure === null) return registered
  const fail = () => {
    throw failure
  }
  return [() => test('the file loads', fail)]
}

for (const argument of process.argv.slice(2)) {
  const cut = argument.indexOf('=')
  const name = argument.slice(0, cut)
  const cpuBefore = cpuSeconds()
  const startedAt = performance.now()
  const tests = await load(argument.slice(cut + 1))
  await new Promise((ended) => {
    void withParents(() =>
      describe(name, () => {
        for (const register of tests) register()
        after(() => {
          costs[name] = { cpu: cpuSeconds() - cpuBefore, ms: performance.now() - startedAt }
          ended()
        })
      }),
    )
  })
}

// Handles that still keep the process alive shortly before its parent kills it (nodeTests.mjs).
const exitMs = Number(process.env.TEST_EXIT_MS ?? 60_000)
setTimeout(() => {
  console.error(`Still open after the last test: ${process.getActiveResourcesInfo().join(', ')}`)
}, exitMs * 0.8).unref()
