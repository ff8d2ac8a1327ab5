/** Reasons for which a cluster cannot start here, each with what to do, before anything is started. */
import { accessSync, constants, existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { userInfo } from 'node:os'
import path from 'node:path'
import { listMissingPackages } from './packages'

/** Longest path of a folder in which PostgreSQL can have its socket. */
const FOLDER_MAX = 80
/** As an operator's HAProxy has. */
const CONNECTIONS = 4_000
/** Descriptors of HAProxy that are no connections. */
const OTHER_DESCRIPTORS = 100

const isRoot = () => process.getuid?.() === 0

function hasAccountName(): boolean {
  try {
    return userInfo().username !== ''
  } catch {
    // A number without an entry of /etc/passwd, as in some containers.
    return false
  }
}

const listParents = (folder: string): string[] =>
  folder === path.dirname(folder) ? [folder] : [folder, ...listParents(path.dirname(folder))]

function isWritable(folder: string): boolean {
  try {
    accessSync(folder, constants.W_OK)
    return true
  } catch {
    return false
  }
}

/** @param given as typed; it need not exist. Null: a cluster can be made in it. */
export function findFolderProblem(given: string, { asRoot = isRoot() } = {}): string | null {
  const folder = path.resolve(given)
  if (folder.length > FOLDER_MAX)
    return `The path of the folder is longer than ${FOLDER_MAX} characters: ${given}`
  const [nearest = '/', ...above] = listParents(folder).filter((one) => existsSync(one))
  if (!statSync(nearest).isDirectory()) return `This is not a folder: ${nearest}`
  if (nearest === folder && readdirSync(folder).length > 0)
    return `The folder is not empty: ${given}`
  if (!isWritable(nearest)) return `You may not write to ${nearest}: choose another --folder`
  const ancestors = nearest === folder ? above : [nearest, ...above]
  const closed = ancestors.find((one) => (statSync(one).mode & 0o001) === 0)
  // Started as root, PostgreSQL runs as postgres.
  if (asRoot && closed !== undefined)
    return `The user postgres cannot enter ${closed}: choose another --folder, or run this as an ordinary user`
  return null
}

/** Null: a cluster can start. */
export function findProblem(folder: string | undefined): string | null {
  if (process.platform !== 'linux') return 'npm run cluster needs Linux with Debian packages.'
  const missing = listMissingPackages()
  if (missing.length > 0)
    return `These Debian packages are missing: apt-get install --no-install-recommends ${missing.join(' ')}`
  if (!hasAccountName()) return 'PostgreSQL needs an account with a name in /etc/passwd.'
  return folder === undefined ? null : findFolderProblem(folder)
}

/**
 * Connections of HAProxy: it does not start with more than the hard limit of open files allows, and
 * an ordinary user cannot raise that.
 * @param limits of /proc/self/limits
 */
export function computeMaxConnections(limits = readFileSync('/proc/self/limits', 'utf8')): number {
  const hard = Number(
    /^Max open files\s+\S+\s+(\d+)/m.exec(limits)?.[1] ?? Number.POSITIVE_INFINITY,
  )
  return Math.min(CONNECTIONS, Math.floor((hard - OTHER_DESCRIPTORS) / 2))
}
