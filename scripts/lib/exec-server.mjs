// Runs a bundle of the server with the allocator settings that it needs.
import { spawn } from 'node:child_process'
import { constants } from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { ALLOCATOR } from './allocator.mjs'
import { ROOT } from './run.mjs'

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP']

/** In a session of its own, so that a signal of the terminal arrives once: forwarded from here. */
function spawnForwarding(file, env) {
  const child = spawn(process.execPath, [...process.execArgv, file], {
    env,
    // The server stops when the channel closes: killing this process leaves no server behind.
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    detached: true,
  })
  for (const signal of SIGNALS) process.on(signal, () => child.kill(signal))
  child.once('error', (error) => {
    console.error(error.message)
    process.exit(1)
  })
  child.once('close', (code, signal) => {
    process.exit(code ?? 128 + (constants.signals[signal ?? 'SIGTERM'] ?? 0))
  })
}

/** @param {string} bundle such as `main.js` */
export async function execServer(bundle) {
  const file = path.join(ROOT, 'server/dist', bundle)
  const isSet = Object.keys(ALLOCATOR).some((name) => process.env[name] !== undefined)
  if (process.platform !== 'linux' || isSet) return import(pathToFileURL(file).href)
  const env = { ...process.env, ...ALLOCATOR }
  // Node 22.15 and newer replace this process; older ones stay as the parent of the server.
  if (process.execve)
    return process.execve(process.execPath, [process.execPath, ...process.execArgv, file], env)
  spawnForwarding(file, env)
}
