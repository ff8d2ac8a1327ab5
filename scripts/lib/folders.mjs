// Import cycles between modules (folders), and statements on tables that belong to another module.
import path from 'node:path'

/**
 * Folders whose subfolders are modules; of those a file is under the longest counts. A file
 * directly in such a folder is a module of its own.
 */
export const FLOORS = [
  'server/src',
  'server/src/platform',
  'server/src/integrations',
  'server/src/integrations/engines',
  'server/src/modules',
  'server/src/operations',
  'src',
  'src/domain',
  'src/screens',
  'src/ui',
]
/** A folder with inner folders is checked twice: as one from outside, and from within. */
export const INNER_FLOORS = [...FLOORS, 'server/src/modules/job']

/** Only these write these tables; the ledger's has a rule of .oxlintrc.json too. */
const OWNERS = [
  { tables: ['jobs', 'pictures'], folder: 'server/src/modules/job/repository/' },
  { tables: ['ledgerEntries', 'ledgerTransfers'], folder: 'server/src/modules/credits/' },
]
/** Names in SQL text of tables whose name in code differs. */
const SQL_NAMES = { ledgerEntries: 'ledger_entries', ledgerTransfers: 'ledger_transfers' }

/**
 * Modules that may read jobs and pictures besides their owner: lists of works, albums,
 * notifications, reviews and exports join them in one statement
 * (docs/decisions/022-jobs-module-ownership-and-events.md).
 */
const READERS = [
  'server/src/operations/backup/checks.ts',
  'server/src/modules/demo/repository.ts',
  'server/src/modules/album/',
  'server/src/modules/comment/review-repository.ts',
  'server/src/modules/comment/staff-repository.ts',
  'server/src/modules/contest/',
  'server/src/modules/credits/repository.ts',
  'server/src/modules/export/repository.ts',
  'server/src/modules/label/repository.ts',
  'server/src/modules/mute/repository.ts',
  'server/src/modules/notification/repository.ts',
  'server/src/modules/quest/repository.ts',
  'server/src/modules/removal/repository.ts',
  'server/src/modules/review/history-repository.ts',
  'server/src/modules/review/queue-repository.ts',
  'server/src/modules/thumbnails/repository.ts',
  'server/src/modules/works/',
]

const IMPORT = /(?:\bfrom|\bimport)\s*\(?\s*(['"])(\.{1,2}\/[^'"]*)\1/g
const isTest = (file) => /\.test\.tsx?$|\/testing\/|\/__mocks__\//.test(file)

/** @param {string} file from the top folder */
function findModule(file, floors) {
  const [floor] = floors
    .filter((folder) => file.startsWith(`${folder}/`))
    .sort((a, b) => b.length - a.length)
  if (!floor) return null
  const [first] = file.slice(floor.length + 1).split('/')
  // Twins of a platform are one file.
  return `${floor}/${first.replace(/\.(h5|weapp)(\.tsx?)$/, '$2')}`
}

function resolve(from, specifier, known) {
  const plain = path.posix.join(path.posix.dirname(from), specifier)
  const forms = ['', '.ts', '.tsx', '.h5.ts', '.h5.tsx', '/index.ts', '/index.tsx']
  return forms.map((form) => plain + form).find((file) => known.has(file)) ?? null
}

/** Folder → folder → the imports of the dependency. */
export function collectArrows(texts, floors) {
  const arrows = new Map()
  for (const [file, text] of texts) {
    const from = findModule(file, floors)
    if (from === null || isTest(file)) continue
    for (const [, , specifier] of text.matchAll(IMPORT)) {
      const target = resolve(file, specifier, texts)
      const to = target && findModule(target, floors)
      if (!to || to === from) continue
      const out = arrows.get(from) ?? arrows.set(from, new Map()).get(from)
      out.set(to, [...(out.get(to) ?? []), `${file} → ${target}`])
    }
  }
  return arrows
}

/** Strongly connected components of more than one module (Tarjan). */
export function findCycles(arrows) {
  const index = new Map()
  const low = new Map()
  const stack = []
  const circles = []
  function visit(node) {
    index.set(node, index.size)
    low.set(node, index.get(node))
    stack.push(node)
    for (const next of arrows.get(node)?.keys() ?? []) {
      if (!index.has(next)) visit(next)
      if (stack.includes(next)) low.set(node, Math.min(low.get(node), low.get(next)))
    }
    if (low.get(node) !== index.get(node)) return
    const circle = stack.splice(stack.indexOf(node))
    if (circle.length > 1) circles.push(circle.sort())
  }
  for (const node of arrows.keys()) if (!index.has(node)) visit(node)
  return circles
}

/** Sentences about statements on tables that belong to another folder. */
export function findForeignWrites(texts) {
  const found = []
  for (const [file, text] of texts) {
    if (
      !file.startsWith('server/src/') ||
      isTest(file) ||
      file.startsWith('server/src/platform/db/')
    )
      continue
    for (const { tables, folder } of OWNERS) {
      if (file.startsWith(folder)) continue
      for (const table of tables) {
        const name = SQL_NAMES[table] ?? table
        const builder = new RegExp(`\\.(insert|update|delete)\\(\\s*${table}\\b`)
        const sql = new RegExp(
          `\\b(insert\\s+into|update|delete\\s+from)\\s+(?:\\$\\{\\s*${table}\\b|${name}\\b)`,
          'i',
        )
        if (builder.test(text) || sql.test(text)) found.push(`${file} writes ${name}`)
      }
    }
    const reads =
      /import \{[^}]*\b(jobs|pictures)\b[^}]*\} from '[^']*db\/schema'/.test(text) ||
      /\b(from|join)\s+(jobs|pictures)\b(?!['"/])[^\n]*$/m.test(extractSql(text))
    const may = [...READERS, 'server/src/modules/job/'].some((reader) => file.startsWith(reader))
    if (reads && !may) found.push(`${file} reads jobs or pictures`)
  }
  return found
}

/** The SQL texts of a file, one after the other. */
function extractSql(text) {
  return [...text.matchAll(/\bsql(?:<[^`]*?>)?`([^`]*)`/g)].map(([, body]) => body).join('\n')
}
