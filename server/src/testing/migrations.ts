import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { migrationsFolder } from '../platform/lib/paths'

/** Changes with the migrations, and with `more`. */
export function hashMigrations(more: Buffer = Buffer.alloc(0)): string {
  const files = readdirSync(migrationsFolder, { recursive: true, encoding: 'utf8' })
  const hash = createHash('sha256').update(more)
  for (const file of files.filter((one) => /\.(sql|json)$/.test(one)).sort())
    hash.update(file).update(readFileSync(path.join(migrationsFolder, file)))
  return hash.digest('hex').slice(0, 16)
}
