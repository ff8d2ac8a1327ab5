/** Shared commands of banners, styles and apps: export to a file, import from it, dry run. */
import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { z } from 'zod'
import { AppError } from '../../platform/lib/errors'
import { changesAnything, type Changes } from '../../modules/catalog/changes'
import { Refused, type AdminDeps, type Command, type Outcome } from './command'
import { readJsonFile } from './json-file'
import { texts } from './texts'

interface Catalog<T> {
  readonly name: 'apps' | 'banners' | 'styles'
  readonly summary: string
  readonly schemaOf: (deps: AdminDeps) => z.ZodType<T>
  readonly read: (deps: AdminDeps) => Promise<object>
  readonly write: (
    deps: AdminDeps,
    file: T,
    options: { folder: string; dryRun: boolean },
  ) => Promise<Changes>
}

const DRY_RUN = '--dry-run'

function changeLines({ same, ...changes }: Changes): string[] {
  const { added, changed, removed, hidden, shown } = changes
  const counts = { added: added.length, changed: changed.length, removed: removed.length, same }
  return [
    ...added.map((key) => `+ ${key}`),
    ...changed.map((key) => `~ ${key}`),
    ...removed.map((key) => `- ${key}`),
    ...hidden.map(texts.hides),
    ...shown.map(texts.shows),
    texts.catalogCounts(counts),
  ]
}

async function save<T>(deps: AdminDeps, catalog: Catalog<T>, file: string): Promise<Outcome> {
  const text = JSON.stringify(await catalog.read(deps), null, 2)
  if (file === '') return { lines: [text], entry: null }
  await writeFile(file, `${text}\n`)
  return { lines: [texts.catalogSaved(file)], entry: null }
}

/** `file.json`, `file.json --dry-run` or `--dry-run file.json`. */
function parseImport(rest: string): { file: string; dryRun: boolean } {
  const words = rest.split(' ')
  const file = words.filter((word) => word !== DRY_RUN).join(' ')
  return { file, dryRun: words.includes(DRY_RUN) }
}

function toRefused(error: unknown): unknown {
  if (!(error instanceof AppError)) return error
  const { path = '' } = (error.details ?? {}) as { path?: string }
  return new Refused(texts.badFile(path, error.message), { cause: error })
}

async function load<T>(deps: AdminDeps, catalog: Catalog<T>, rest: string): Promise<Outcome> {
  const { file, dryRun } = parseImport(rest)
  const rows = await readJsonFile(file, catalog.schemaOf(deps))
  const folder = path.dirname(path.resolve(file))
  const changes = await catalog.write(deps, rows, { folder, dryRun }).catch((error: unknown) => {
    throw toRefused(error)
  })
  const lines = changeLines(changes)
  if (dryRun) return { lines: [texts.dryRun, ...lines], entry: null }
  // A command without changes is not logged.
  return {
    lines,
    entry: changesAnything(changes)
      ? { command: catalog.name, result: { file, ...changes } }
      : null,
  }
}

export function catalogCommand<T>(catalog: Catalog<T>): Command {
  return {
    name: catalog.name,
    args: ['<export|import>', '[file.json] [--dry-run]'],
    summary: catalog.summary,
    async run(deps, [what, rest = '']) {
      if (what === 'export') return save(deps, catalog, rest)
      if (what === 'import') return load(deps, catalog, rest)
      throw new Refused(texts.exportOrImport)
    },
  }
}
