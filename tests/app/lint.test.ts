/**
 * Rules of `.oxlintrc.json`, one file that breaks each: a name that a new version of oxlint no
 * longer knows, or an option it no longer reads, would let everything pass silently.
 */
import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { after, before, describe, it } from 'node:test'

const ROOT = path.resolve(__dirname, '../..')
const LEDGER =
  "import { ledgerEntries } from '../../db/schema'\nexport const rows = ledgerEntries\n"
const ENV = 'export const port = process.env.PORT\n'
const PROMISE = 'declare function save(): Promise<void>\n'
const HOOKS = "import { useEffect, useState } from 'react'\n"
const REFS = "import { useRef } from 'react'\n"

interface Fault {
  readonly file: string
  readonly text: string
  readonly rule: string
  /** Part of what is said. */
  readonly says?: string
}

const ANYWHERE: readonly [rule: string, text: string][] = [
  ['typescript/ban-ts-comment', '// @ts-' + 'ignore\nexport const a: number = 1\n'],
  ['no-array-constructor', 'export const a = new Array(1, 2)\n'],
  ['typescript/no-duplicate-enum-values', 'export enum A {\n  B = 1,\n  C = 1,\n}\n'],
  ['typescript/no-empty-object-type', 'export interface A {}\n'],
  ['typescript/no-explicit-any', 'export const a: any = 1\n'],
  ['typescript/no-extra-non-null-assertion', 'export const a = (b?: string) => b!!.length\n'],
  ['typescript/no-misused-new', 'export interface A {\n  new (): A\n}\n'],
  ['typescript/no-namespace', 'export namespace A {\n  export const b = 1\n}\n'],
  [
    'typescript/no-non-null-asserted-optional-chain',
    'export const a = (b?: { c: string }) => b?.c!\n',
  ],
  ['typescript/no-require-imports', "export const a: unknown = require('node:fs')\n"],
  [
    'typescript/no-this-alias',
    'export class A {\n  b() {\n    const c = this\n    return c\n  }\n}\n',
  ],
  [
    'typescript/no-unnecessary-type-constraint',
    'export const a = <T extends unknown>(b: T) => b\n',
  ],
  [
    'typescript/no-unsafe-declaration-merging',
    'export interface A {\n  b: string\n}\nexport class A {}\n',
  ],
  ['typescript/no-unsafe-function-type', 'export let a: Function | null = null\na = null\n'],
  ['no-unused-expressions', 'export const a = { b: 1 }\na.b\n'],
  ['no-unused-vars', 'const a = 1\nexport {}\n'],
  ['typescript/no-wrapper-object-types', "export const a: String = 'a'\n"],
  ['typescript/prefer-as-const', "export const a = 'b' as 'b'\n"],
  ['typescript/prefer-namespace-keyword', 'declare module A {\n  const b: number\n}\nexport {}\n'],
  ['typescript/triple-slash-reference', '/// <reference path="./a" />\nexport {}\n'],
  ['no-var', 'export var a = 1\n'],
  ['prefer-const', 'let a = 1\nexport const b = () => a\n'],
  ['prefer-rest-params', 'export function a() {\n  return arguments[0]\n}\n'],
  ['prefer-spread', 'export const a = (b: number[]) => Math.max.apply(Math, b)\n'],
  ['typescript/no-floating-promises', `${PROMISE}save()\nexport {}\n`],
  ['typescript/no-misused-promises', `${PROMISE}if (save()) throw new Error()\nexport {}\n`],
  ['typescript/no-misused-promises', `${PROMISE};[1].forEach(async () => save())\nexport {}\n`],
  ['typescript/await-thenable', 'export const a = async () => await 1\n'],
  [
    'typescript/switch-exhaustiveness-check',
    "export function a(b: 'c' | 'd') {\n  switch (b) {\n    case 'c':\n      return 1\n  }\n  return 0\n}\n",
  ],
  [
    'typescript/consistent-type-imports',
    "import { Buffer } from 'node:buffer'\nexport const a = (b: Buffer) => b.length\n",
  ],
  ['typescript/no-duplicate-type-constituents', "export type A = 'b' | 'c' | 'b'\n"],
  ['eqeqeq', 'export const a = (b: unknown) => b == 1\n'],
  ['no-console', "console.log('a')\nexport {}\n"],
]

const IN_ITS_PLACE: readonly Fault[] = [
  {
    file: 'src/screens/me/hook.ts',
    text: `${HOOKS}export function useA(b: boolean) {\n  if (b) useState(1)\n}\n`,
    rule: 'react/rules-of-hooks',
  },
  {
    file: 'src/screens/me/deps.ts',
    text: `${HOOKS}export function useA(b: { c(): void }) {\n  useEffect(() => b.c(), [])\n}\n`,
    rule: 'react/exhaustive-deps',
  },
  {
    file: 'src/screens/me/refs.ts',
    text: `${REFS}export function useA(b: number) {\n  const c = useRef(b)\n  c.current = b\n  return () => c.current\n}\n`,
    rule: 'react/refs',
    says: 'during render',
  },
  {
    file: 'console/src/me/Refs.tsx',
    text: `${REFS}export function A({ b }: { b: number }) {\n  const c = useRef(b)\n  if (b > 0) c.current = b\n  return <i>{c.current}</i>\n}\n`,
    rule: 'react/refs',
    says: 'during render',
  },
  {
    file: 'src/screens/me/platform.ts',
    text: 'export const h5 = process.env.TARO_ENV\n',
    rule: 'no-restricted-properties',
    says: 'TARO_ENV belongs in platform/ and ui/.',
  },
  {
    file: 'server/src/modules/me/env.ts',
    text: ENV,
    rule: 'no-restricted-properties',
    says: 'Only config/ reads the environment.',
  },
  {
    file: 'server/src/modules/me/ledger.ts',
    text: LEDGER,
    rule: 'no-restricted-imports',
    says: 'Only modules/credits writes the ledger.',
  },
  {
    file: 'scripts/undeclared.mjs',
    text: "export const a = () => path.resolve('b')\n",
    rule: 'no-undef',
  },
  {
    file: 'config/undeclared.js',
    text: "module.exports = () => path.resolve('b')\n",
    rule: 'no-undef',
  },
]

/** The same where it is allowed. */
const ALLOWED: Readonly<Record<string, string>> = {
  'src/platform/env.ts': 'export const h5 = process.env.TARO_ENV\n',
  'src/ui/env.ts': 'export const h5 = process.env.TARO_ENV\n',
  'server/src/config/config.ts': ENV,
  'server/src/modules/credits/ledger.ts': LEDGER,
  'server/src/modules/me/env.test.ts': ENV,
  'scripts/save.ts': `${PROMISE}save()\nconsole.log('saved')\nexport {}\n`,
  'contract/unused.ts': 'export const a = (_b: number) => 1\n',
  'contract/empty.ts': 'export const a: {} = {}\n',
  'contract/null.ts': 'export const a = (b: unknown) => b == null\n',
  'src/screens/me/lazy.ts': `${REFS}export function useA(b: () => object) {\n  const c = useRef<object | null>(null)\n  if (c.current === null) c.current = b()\n  return () => c.current\n}\n`,
  'src/screens/me/latest.ts': `import { useEffect, useRef } from 'react'\nexport function useA(b: number) {\n  const c = useRef(b)\n  useEffect(() => {\n    c.current = b\n  })\n  return () => c.current\n}\n`,
  'scripts/node.mjs': "console.log(process.pid, new URL('https://a').host, Buffer.alloc(1))\n",
  'config/twin.js': "module.exports = require('node:path')\n",
}

const faults: readonly Fault[] = [
  ...ANYWHERE.map(([rule, text], at) => ({ file: `contract/fault-${at}.ts`, text, rule })),
  ...IN_ITS_PLACE,
]

/** Not all of the folder: the packages are linked into it. */
const PLACES = ['src', 'console', 'server', 'contract', 'config', 'scripts']

interface Diagnostic {
  readonly message: string
  readonly code: string
  readonly filename: string
  readonly help?: string
  readonly severity: string
}

describe('npm run check: what oxlint forbids', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'moguang-lint-'))
  let said: readonly Diagnostic[] = []

  before(() => {
    for (const file of ['.oxlintrc.json', 'tsconfig.json', 'package.json'])
      cpSync(path.join(ROOT, file), path.join(folder, file))
    symlinkSync(path.join(ROOT, 'node_modules'), path.join(folder, 'node_modules'))
    const texts = Object.entries(ALLOWED).concat(faults.map(({ file, text }) => [file, text]))
    for (const [file, text] of texts) {
      mkdirSync(path.dirname(path.join(folder, file)), { recursive: true })
      writeFileSync(path.join(folder, file), text)
    }
    const oxlint = path.join(ROOT, 'node_modules/oxlint/bin/oxlint')
    const options = { cwd: folder, encoding: 'utf8' } as const
    const { stdout, stderr } = spawnSync(
      process.execPath,
      [oxlint, '-f', 'json', ...PLACES],
      options,
    )
    assert.match(stdout, /^\{/, stderr)
    said = (JSON.parse(stdout) as { diagnostics: Diagnostic[] }).diagnostics
  })
  after(() => rmSync(folder, { recursive: true, force: true }))

  for (const { file, text, rule, says = '' } of faults) {
    it(`${rule}: ${text.split('\n').slice(0, 2).join(' ').slice(0, 60)}`, () => {
      const [plugin, name] = rule.includes('/') ? rule.split('/') : ['eslint', rule]
      const found = said.filter(({ filename }) => filename === file)
      const hit = found.find(({ code }) => code.replace('-hooks', '') === `${plugin}(${name})`)
      assert.ok(hit, `nothing but ${JSON.stringify(found.map(({ code }) => code))}`)
      assert.equal(hit.severity, 'error')
      assert.ok(`${hit.message} ${hit.help}`.includes(says), hit.message)
    })
  }

  it('lets the same pass where it belongs', () => {
    const found = said.filter(({ filename }) => ALLOWED[filename] !== undefined)
    assert.deepEqual(found, [])
  })
})
