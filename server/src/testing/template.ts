/**
 * An embedded database after its first start, cached in .cache: creating one takes seconds of a
 * core, which hundreds of tests would each pay.
 */
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { openDatabase } from '../platform/db/client'
import { projectRoot } from '../platform/lib/paths'
import { hashMigrations } from './migrations'

const TEMPLATES = path.join(projectRoot, '.cache/databases')

const PGLITE = path.join(projectRoot, 'node_modules/@electric-sql/pglite/package.json')

async function makeTemplate(folder: string): Promise<void> {
  const making = `${folder}.${process.pid}`
  await (await openDatabase({ databaseUrl: null, dataDir: making })).close()
  const lite = await PGlite.create(path.join(making, 'pg'))
  const dump = await lite.dumpDataDir('none')
  await lite.close()
  await writeFile(path.join(making, 'pg.tar'), Buffer.from(await dump.arrayBuffer()))
  // The first rename wins; both are the same.
  await rename(making, folder).catch(() => rmSync(making, { recursive: true }))
}

let ready: Promise<string> | undefined

/** Folder of the template: `pg` as in DATA_DIR, and the same as `pg.tar`. Made where it is not. */
function templateFolder(): Promise<string> {
  ready ??= (async () => {
    const folder = path.join(TEMPLATES, hashMigrations(readFileSync(PGLITE)))
    if (!existsSync(folder)) {
      mkdirSync(TEMPLATES, { recursive: true })
      await makeTemplate(folder)
    }
    return folder
  })()
  return ready
}

/** The tar to begin a database in memory with. */
export async function templateTar(): Promise<string> {
  return path.join(await templateFolder(), 'pg.tar')
}

/** Puts a database into a DATA_DIR that has none yet. */
export async function furnish(dataDir: string): Promise<void> {
  const target = path.join(dataDir, 'pg')
  if (existsSync(target)) return
  mkdirSync(dataDir, { recursive: true })
  cpSync(path.join(await templateFolder(), 'pg'), target, { recursive: true })
}
