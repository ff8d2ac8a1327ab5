/** Which project checks which file (decision 027). */
import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import path from 'node:path'
import { describe, it } from 'node:test'
import ts from 'typescript'

const ROOT = path.resolve(__dirname, '../..')

function projectAt(folder: string): ts.ParsedCommandLine {
  const file = path.join(ROOT, folder, 'tsconfig.json')
  const onUnRecoverableConfigFileDiagnostic = () => assert.fail(`${folder}/tsconfig.json`)
  const host = { ...ts.sys, onUnRecoverableConfigFileDiagnostic }
  const parsed = ts.getParsedCommandLineOfConfigFile(file, {}, host)
  assert.ok(parsed, file)
  assert.deepEqual(parsed.errors, [], file)
  return parsed
}

const top = projectAt('.')
const folders = (top.projectReferences ?? []).map((one) => path.relative(ROOT, one.path))
const projects = new Map(['.', ...folders].map((folder) => [folder, projectAt(folder)]))

describe('projects of the type checker', () => {
  it('every source file is in exactly one', () => {
    const listed = execFileSync('git', ['ls-files', '*.ts', '*.tsx', '*.mts'], {
      cwd: ROOT,
      encoding: 'utf8',
    })
    const owners = new Map<string, string[]>()
    for (const [folder, { fileNames }] of projects) {
      for (const name of fileNames) {
        const file = path.relative(ROOT, name)
        owners.set(file, [...(owners.get(file) ?? []), folder])
      }
    }
    const files = listed.trim().split('\n')
    assert.ok(files.length > 2000)
    const wrong = files.filter((file) => owners.get(file)?.length !== 1)
    assert.deepEqual(wrong, [])
  })

  it('the server knows neither the browser nor jest, the app neither Node nor jest', () => {
    for (const folder of ['contract', 'media', 'nets', 'studio', 'server']) {
      const { lib, types } = projects.get(folder)?.options ?? {}
      assert.deepEqual([lib, types], [['lib.es2022.d.ts'], ['node']], folder)
    }
    assert.deepEqual(projects.get('src')?.options.types, ['@tarojs/taro'])
  })

  it('an index may be missing everywhere but in loops over pixels', () => {
    const unchecked = [...projects]
      .filter(([, { options }]) => options.noUncheckedIndexedAccess !== true)
      .map(([folder]) => folder)
    assert.deepEqual(unchecked.sort(), ['media', 'nets', 'studio'])
  })
})
