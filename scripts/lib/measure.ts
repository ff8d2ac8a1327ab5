/** Measuring aside: bundles of our own code in processes of their own, and tables. */
import { execFile } from 'node:child_process'
import path from 'node:path'
import { promisify } from 'node:util'
import { build } from 'esbuild'
import { ALLOCATOR } from './allocator.mjs'
import { BUNDLE } from './bundle.mjs'

/** Bundles a script like the server, next to it: there its packages are found. */
export async function bundleScript(script: string): Promise<string> {
  const outfile = path.join(__dirname, '../../server/.cache/bench', `${script}.mjs`)
  await build({ ...BUNDLE, entryPoints: [path.join(__dirname, '..', `${script}.ts`)], outfile })
  return outfile
}

/** Runs a bundled script in a process of its own; what it prints is JSON. */
export async function runInChild<T>(
  file: string,
  ...args: readonly (string | number)[]
): Promise<T> {
  return await run([file, ...args.map(String)], process.env)
}

/** With the memory settings of the server and of the painter's threads (engines/studio/pool.ts). */
export async function asPainter<T>(
  file: string,
  ...args: readonly (string | number)[]
): Promise<T> {
  const env = { ...process.env, ...ALLOCATOR }
  return await run(['--max-semi-space-size=4', file, ...args.map(String)], env)
}

async function run<T>(args: readonly string[], env: NodeJS.ProcessEnv): Promise<T> {
  const { stdout } = await promisify(execFile)(process.execPath, args, { maxBuffer: 1e8, env })
  return JSON.parse(stdout) as T
}

export const say = (line = ''): void => {
  process.stdout.write(`${line}\n`)
}

/** A table in Markdown, the first column to the left. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): void {
  say(`| ${head.join(' | ')} |`)
  say(`|${head.map((_, column) => (column === 0 ? '---' : '---:')).join('|')}|`)
  for (const row of rows) say(`| ${row.join(' | ')} |`)
  say()
}
