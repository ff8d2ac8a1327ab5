// No import cycle between modules (folders), type imports included; tables are written by their
// owner.
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import {
  collectArrows,
  findCycles,
  FLOORS,
  INNER_FLOORS,
  findForeignWrites,
} from './lib/folders.mjs'
import { ROOT } from './lib/run.mjs'

function describe(circle, arrows) {
  console.log(`An import cycle: ${circle.join(', ')}`)
  for (const from of circle) {
    for (const [to, imports] of arrows.get(from) ?? []) {
      if (circle.includes(to)) console.log(`  ${from} → ${to} (${imports.length}): ${imports[0]}`)
    }
  }
}

function check() {
  const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], {
    cwd: ROOT,
    encoding: 'utf8',
  })
    .split('\n')
    .filter((file) => /\.tsx?$/.test(file) && existsSync(path.join(ROOT, file)))
  const texts = new Map(files.map((file) => [file, readFileSync(path.join(ROOT, file), 'utf8')]))
  let bad = 0
  for (const floors of [FLOORS, INNER_FLOORS]) {
    const arrows = collectArrows(texts, floors)
    for (const circle of findCycles(arrows)) {
      bad += 1
      describe(circle, arrows)
    }
  }
  const trespasses = findForeignWrites(texts)
  for (const sentence of trespasses) console.log(sentence)
  return bad + trespasses.length
}

process.exit(check() ? 1 : 0)
