// npm run check: types, lint, boundaries, cycles, unused code, format, file sizes.
import { pathToFileURL } from 'node:url'
import { runMeasured } from './lib/measured.mjs'
import { pool } from './lib/pool.mjs'
import { bin } from './lib/run.mjs'
import { ensurePackages, requireNode } from './lib/setup.mjs'

/** By content: a branch that was changed and changed back is not looked at again. */
const cachedIn = (name) => [
  '--cache',
  '--cache-strategy',
  'content',
  '--cache-location',
  `.cache/${name}/cache`,
]

/** The longest first: the others run beside it. */
export const STEPS = [
  ['规范 eslint', bin('eslint'), ['.', '--max-warnings', '0', ...cachedIn('eslint')]],
  ['类型 tsc', bin('tsc'), ['-b', '--force']],
  [
    '格式 prettier',
    bin('prettier'),
    ['--check', '.', '--log-level', 'warn', ...cachedIn('prettier')],
  ],
  ['无用代码 knip', bin('knip'), ['--no-progress', '--tsConfig', 'tsconfig.base.json']],
  [
    '边界与循环 dependency-cruiser',
    bin('depcruise'),
    ['src', 'contract', 'media', 'studio', 'server/src', '--config', '.dependency-cruiser.cjs'],
  ],
  ['模块之间 check-rooms', process.execPath, ['scripts/check-rooms.mjs']],
  ['文件长度与禁用标记', process.execPath, ['scripts/check-files.mjs']],
]
/** Each takes a core and up to a gigabyte. */
const AT_ONCE = 2

/** Runs one step; its exit code and the CPU seconds it took. */
export async function checkStep([label, command, args]) {
  const { code, output, ms, cpu } = await runMeasured(command, args)
  if (code !== 0) process.stdout.write(output)
  const seconds = `${(ms / 1000).toFixed(1)} s, CPU ${cpu.toFixed(1)} s`
  console.log(`${code === 0 ? '✔' : '✖'} ${label} ${seconds}`)
  return { code, cpu }
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  requireNode()
  await ensurePackages()
  const ended = await pool(STEPS, AT_ONCE, checkStep)
  process.exit(ended.some(({ code }) => code !== 0) ? 1 : 0)
}
