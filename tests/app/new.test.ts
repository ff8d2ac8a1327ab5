/**
 * The generator. Its skeletons are compared and type-checked here without being written; with
 * TEST_ALL=1 all four are made in a copy of the tree, which must pass `npm run check`.
 */
import assert from 'node:assert/strict'
import { execFileSync, spawnSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { describe, it } from 'node:test'
import ts from 'typescript'
import { planCall } from '../../scripts/new/call'
import { planEngine } from '../../scripts/new/engine'
import { planPage } from '../../scripts/new/page'
import { type Plan, Refusal } from '../../scripts/new/plan'
import { planTool } from '../../scripts/new/tool'

const ROOT = path.resolve(__dirname, '../..')
const TOOL = { name: '景深', summary: '让背景柔和下来' }
const PLANS: Readonly<Record<string, () => Plan>> = {
  tool: () => planTool(ROOT, 'deep-focus', TOOL),
  page: () => planPage(ROOT, 'weather', { title: '天气' }),
  'call of a domain there is': () => planCall(ROOT, 'book/latest', {}),
  'call of a new domain in a module there is': () => planCall(ROOT, 'quest/badges', {}),
  'call of a new domain whose route function has the usual name of another': () =>
    planCall(ROOT, 'member/badges', {}),
  'call of a new domain': () => planCall(ROOT, 'weather/today', { method: 'POST' }),
  engine: () => planEngine(ROOT, 'cloud-brush', { name: '云端画师' }),
}
/** The other calls are made by the same templates. */
const TYPED = new Set(['tool', 'call of a new domain', 'engine'])
/** Small enough to be type-checked with all they import; the rest is, in the copy. */
const CHECKED =
  /^(contract|server\/src\/integrations\/engines\/cloud-brush|studio\/tools\/deep-focus)/

/** Lines of `after` without those of `before`, which must all be there in their order. */
function added(before: string, after: string): string[] {
  const old = before.split('\n')
  const lines = after.split('\n').filter((line) => {
    if (line !== old[0]) return true
    old.shift()
    return false
  })
  assert.deepEqual(old, [], 'a line was lost or changed')
  return lines
}

function compileErrors(files: readonly { file: string; text: string }[], typed: boolean): string[] {
  const texts = new Map(files.map(({ file, text }) => [path.join(ROOT, file), text]))
  const { config } = ts.readConfigFile(path.join(ROOT, 'tsconfig.base.json'), (name) =>
    readFileSync(name, 'utf8'),
  ) as { config: { compilerOptions: object } }
  const { options } = ts.convertCompilerOptionsFromJson(config.compilerOptions, ROOT)
  const host = ts.createCompilerHost(options)
  const { fileExists, readFile, getSourceFile, directoryExists } = host
  host.directoryExists = (name) =>
    [...texts.keys()].some((file) => file.startsWith(`${name}/`)) ||
    (directoryExists?.(name) ?? true)
  host.fileExists = (name) => texts.has(name) || fileExists(name)
  host.readFile = (name) => texts.get(name) ?? readFile(name)
  host.getSourceFile = (name, target, ...rest) => {
    const text = texts.get(name)
    return text === undefined
      ? getSourceFile(name, target, ...rest)
      : ts.createSourceFile(name, text, target)
  }
  const roots = [...texts.keys()].filter((name) => typed && CHECKED.test(path.relative(ROOT, name)))
  const program = ts.createProgram(
    roots,
    { ...options, composite: false, emitDeclarationOnly: false, noEmit: true },
    host,
  )
  const sources = [...texts.keys()].filter((name) => /\.tsx?$/.test(name))
  return sources.flatMap((name) => {
    const source =
      program.getSourceFile(name) ??
      ts.createSourceFile(name, texts.get(name) ?? '', ts.ScriptTarget.Latest)
    const found = roots.includes(name)
      ? [...program.getSyntacticDiagnostics(source), ...program.getSemanticDiagnostics(source)]
      : ((source as { parseDiagnostics?: ts.Diagnostic[] }).parseDiagnostics ?? [])
    return found.map(({ messageText }) => {
      return `${name}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`
    })
  })
}

describe('the generator', () => {
  for (const [kind, makePlan] of Object.entries(PLANS)) {
    it(`${kind}: new files are whole, files there are only gain lines`, async () => {
      const plan = makePlan()
      const files = await plan.files()
      assert.ok(files.some(({ created }) => created))
      for (const { file, text, created } of files) {
        assert.equal(created, !existsSync(path.join(ROOT, file)), file)
        const lines = created
          ? text.split('\n')
          : added(readFileSync(path.join(ROOT, file), 'utf8'), text)
        assert.ok(lines.length > 0, `${file} does not change`)
        const imported = [...text.matchAll(/^import \{ (\w+) \} from/gm)].map(([, name]) => name)
        assert.deepEqual(imported, [...new Set(imported)], `${file} imports a name twice`)
      }
      assert.ok(plan.left.length > 0, 'it says what is left to do')
      assert.deepEqual(compileErrors(files, TYPED.has(kind)), [])
    })
  }

  it('a tool is in the contract, on a page, in the painter and in the tests', async () => {
    const files = await planTool(ROOT, 'deep-focus', TOOL).files()
    assert.deepEqual(files.map(({ file }) => file).sort(), [
      'contract/routes.ts',
      'contract/samples/tools.ts',
      'contract/tools/all.ts',
      'contract/tools/deep-focus.ts',
      'contract/tools/how.ts',
      'src/pagesE/deep-focus/deep-focus.config.ts',
      'src/pagesE/deep-focus/deep-focus.tsx',
      'src/routes.test.ts',
      'studio/tools/deep-focus.ts',
      'studio/tools/full-size.ts',
      'studio/tools/registry.ts',
      'tests/e2e/tool-rows.ts',
      'tests/server/contract-list.ts',
    ])
  })

  it('a bad or a taken name is refused in one sentence', () => {
    for (const attempt of [
      () => planTool(ROOT, 'DeepFocus', TOOL),
      () => planTool(ROOT, 'deep_focus', TOOL),
      () => planTool(ROOT, '../deep', TOOL),
      () => planTool(ROOT, 'upscale', TOOL),
      () => planTool(ROOT, 'replace-bg', TOOL),
      () => planTool(ROOT, 'deep-focus', { name: '景深' }),
      () => planPage(ROOT, 'weather', {}),
      () => planPage(ROOT, 'quest', { title: '任务' }),
      () => planCall(ROOT, 'badges', {}),
      () => planCall(ROOT, 'user/info', {}),
      () => planEngine(ROOT, 'openai', { name: '云端画师' }),
      () => planEngine(ROOT, 'cloud-brush', {}),
    ]) {
      assert.throws(attempt, (error) => {
        assert.ok(error instanceof Refusal)
        assert.match(error.message, /^[^\n]+\.$/)
        return true
      })
    }
  })
})

describe('a copy of the tree with a tool, a page, three calls and an engine more', () => {
  const skip = process.env.TEST_ALL === '1' ? false : 'part of npm test -- --all'

  it('passes npm run check', { skip, timeout: 1_800_000 }, () => {
    const copy = mkdtempSync(path.join(tmpdir(), 'moguang-new-'))
    const run = (command: string, ...args: string[]) => {
      const { status, stdout, stderr } = spawnSync(command, args, { cwd: copy, encoding: 'utf8' })
      assert.equal(status, 0, `${command} ${args.join(' ')}\n${stdout}\n${stderr}`)
    }
    try {
      const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '-z'], {
        cwd: ROOT,
        encoding: 'utf8',
        maxBuffer: 64 * 1024 * 1024,
      })
      const names = listed.split('\0').filter((name) => name !== '')
      for (const file of names.filter((name) => existsSync(path.join(ROOT, name)))) {
        mkdirSync(path.dirname(path.join(copy, file)), { recursive: true })
        cpSync(path.join(ROOT, file), path.join(copy, file))
      }
      for (const folder of ['.', 'contract', 'media', 'server', 'studio']) {
        const modules = path.join(folder, 'node_modules')
        if (existsSync(path.join(ROOT, modules)))
          symlinkSync(path.join(ROOT, modules), path.join(copy, modules))
      }
      // The check looks at what git would see.
      run('git', 'init', '--quiet')
      const make = (...args: string[]) =>
        run(process.execPath, '--import', 'tsx', 'scripts/new.ts', ...args)
      make('tool', 'deep-focus', '--name', TOOL.name, '--summary', TOOL.summary)
      make('page', 'weather', '--title', '天气')
      make('call', 'book/latest')
      make('call', 'quest/badges', '--auth', 'public')
      make('call', 'weather/today', '--method', 'POST')
      make('engine', 'cloud-brush', '--name', '云端画师')
      run(process.execPath, 'scripts/check.mjs')
      run(process.execPath, '--import', 'tsx', '--test', 'tests/server/calls.test.ts')
      for (const test of [
        'modules/weather/today',
        'modules/quest/badges',
        'integrations/engines/cloud-brush/cloud-brush',
        'config/config',
      ])
        run(process.execPath, '--import', 'tsx', '--test', `server/src/${test}.test.ts`)
    } finally {
      rmSync(copy, { recursive: true, force: true })
    }
  })
})
