/** Paths found from this module: the same from sources (tsx) and from server/dist. */
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

const here = path.dirname(fileURLToPath(import.meta.url))

/** True in the esbuild bundle, where every module is server/dist/*.js. */
export const bundled = path.basename(here) === 'dist'

function findRoot(from: string): string {
  const manifest = path.join(from, 'package.json')
  if (existsSync(manifest)) {
    const { name } = JSON.parse(readFileSync(manifest, 'utf8')) as { name?: string }
    if (name === 'moguang') return from
  }
  const parent = path.dirname(from)
  // Deployed without the repository around it: the folder above server/ replaces it.
  return parent === from ? path.resolve(here, '../..') : findRoot(parent)
}

/** The repository's top folder. */
export const projectRoot = findRoot(here)

/** Covers of the tools, made by studio/gallery/tool-covers.ts. */
export const coversFolder = path.join(projectRoot, 'server/covers')

export const migrationsFolder = bundled
  ? path.join(here, 'migrations')
  : path.resolve(here, '../db/migrations')

/** A new embedded database, packed; only in the folder that scripts/build-server.mjs makes. */
export const packedDatabase = path.join(here, 'new-database.tar.gz')
