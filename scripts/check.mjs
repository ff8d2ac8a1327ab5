// npm run check: types, lint, boundaries, cycles, unused code, format, file sizes.
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { runMeasured } from './lib/measured.mjs'
import { pool } from './lib/pool.mjs'
import { bin, ROOT } from './lib/run.mjs'
import { ensurePackages, ensureTestClients, requireNode } from './lib/setup.mjs'

/** The compiler in Go; `typescript` is the library for those who ask it in JavaScript. */
const TSC = path.join(ROOT, 'node_modules/typescript-native/bin/tsc')
/**
 * One core a step, and garbage is collected only when there are 2.5 GB of it and of what is used:
 * a tenth less CPU time, and less memory, than with `GOGC=400`.
 */
const IN_GO = { GOGC: 'off', GOMEMLIMIT: '2500MiB', GOMAXPROCS: '1' }

/** The longest first: the others run in parallel. */
export const STEPS = [
  ['规范 oxlint', bin('oxlint'), ['.', '--deny-warnings', '--threads=1'], IN_GO],
  [
    '边界与循环 dependency-cruiser',
    bin('depcruise'),
    [
      'src',
      'console',
      'contract',
      'media',
      'nets',
      'studio',
      'server/src',
      '--config',
      '.dependency-cruiser.cjs',
    ],
  ],
  ['类型 tsc', TSC, ['-b', '--force', '--singleThreaded'], IN_GO],
  ['无用代码 knip', bin('knip'), ['--no-progress', '--tsConfig', 'tsconfig.base.json']],
  ['格式 oxfmt', bin('oxfmt'), ['--check', '.']],
  ['模块之间 check-folders', process.execPath, ['scripts/check-folders.mjs']],
  ['文件长度与禁用标记', process.execPath, ['scripts/check-files.mjs']],
  ['用词 check-language', process.execPath, ['scripts/check-language.mjs']],
  ['文案 check-texts', process.execPath, ['scripts/check-texts.mjs']],
]
/** Each takes a core and up to 2.5 GB. */
const AT_ONCE = 2

/** Runs one step; its exit code and the CPU seconds it took. */
export async function checkStep([label, command, args, env], { filler = false } = {}) {
  const { code, output, ms, cpu } = await runMeasured(command, args, { env, filler })
  if (code !== 0) process.stdout.write(output)
  const seconds = `${(ms / 1000).toFixed(1)} s, CPU ${cpu.toFixed(1)} s`
  console.log(`${code === 0 ? '✔' : '✖'} ${label} ${seconds}`)
  return { code, cpu }
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  requireNode()
  await ensurePackages()
  // They are checked against the types of these.
  await ensureTestClients().catch((error) => {
    console.error(error.message)
    process.exit(1)
  })
  const ended = await pool(STEPS, AT_ONCE, (step) => checkStep(step))
  process.exit(ended.some(({ code }) => code !== 0) ? 1 : 0)
}
