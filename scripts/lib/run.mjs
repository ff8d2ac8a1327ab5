// Runs a command with the terminal attached; the scripts need nothing but Node.
import { spawn } from 'node:child_process'
import { constants, setPriority } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

export const ROOT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..')
/**
 * For Node: halves of 64 MB for young objects. Builds and tests make many, and with its own 16 a
 * twentieth to a tenth of their time more is collecting.
 */
export const SEMI_SPACE_FLAG = '--max-semi-space-size=64'

/**
 * @param {string} command
 * @param {string[]} args
 * @param {{ env?: Record<string, string>, quiet?: boolean, filler?: boolean, signal?: AbortSignal }}
 *   [options] quiet: output only on failure; filler: it takes what others leave of the processor;
 *   signal: aborted, it is killed
 * @returns {Promise<{ code: number, output: string }>}
 */
export function run(command, args, { env = {}, quiet = false, filler = false, signal } = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: ROOT,
      env: { ...process.env, ...env },
      stdio: quiet ? ['ignore', 'pipe', 'pipe'] : ['ignore', 'inherit', 'inherit'],
      shell: process.platform === 'win32',
      ...(signal && { signal, killSignal: 'SIGKILL' }),
    })
    if (filler && child.pid) setPriority(child.pid, constants.priority.PRIORITY_LOW)
    let output = ''
    child.stdout?.on('data', (chunk) => (output += chunk))
    child.stderr?.on('data', (chunk) => (output += chunk))
    child.on('error', (error) => resolve({ code: 127, output: `${output}${error.cause ?? error}` }))
    child.on('close', (code) => resolve({ code: code ?? 1, output }))
  })
}

/** Runs a command and ends this process with its output when it fails. */
export async function must(label, command, args, options = {}) {
  console.log(label)
  const { code, output } = await run(command, args, { quiet: true, ...options })
  if (code === 0) return
  process.stderr.write(output)
  console.error(`${label} —— 失败（${command} ${args.join(' ')}）`)
  process.exit(1)
}

export function isRunning(pid) {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    // Of another account.
    return error.code === 'EPERM'
  }
}

/** The command of a package installed here. */
export function bin(name) {
  return path.join(ROOT, 'node_modules/.bin', process.platform === 'win32' ? `${name}.cmd` : name)
}
