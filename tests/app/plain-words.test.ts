import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { it } from 'node:test'

const root = path.join(__dirname, '../..')

/** Sources in these folders that hold texts for users. */
function listTexts(folders: readonly string[], isText: RegExp = /\.ts$/): string[] {
  const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard', ...folders], {
    cwd: root,
    encoding: 'utf8',
  })
  const found = files.split('\n').filter((file) => isText.test(file) && !/\.test\.ts$/.test(file))
  assert.ok(found.length > 0, folders.join())
  return found
}

/** Lines with these words, as `file: line`. */
function findLines(files: readonly string[], words: RegExp): string[] {
  return files.flatMap((file) =>
    readFileSync(path.join(root, file), 'utf8')
      .split('\n')
      .filter((line) => words.test(line))
      .map((line) => `${file}: ${line.trim()}`),
  )
}

it('texts of tools and pages name no algorithms', () => {
  const files = [
    ...listTexts(['src', 'server/src/modules', 'server/src/integrations'], /[/]\w*[tT]exts\.ts$/),
    ...listTexts(['contract/tools', 'contract/apps', 'studio/tools', 'studio/imaging']),
  ]
  assert.deepEqual(findLines(files, /小网络|神经网络|图割|插值|算法|程序化画师|码点/), [])
})

it('a work is taken down by another word than an edit is undone', () => {
  const files = listTexts([
    'src/domain/publish/texts.ts',
    'src/domain/works/texts.ts',
    'src/screens/work-detail/texts.ts',
    'console/src/contests/texts.ts',
    'server/src/modules/review/texts.ts',
  ])
  assert.deepEqual(findLines(files, /撤回/), [])
  assert.deepEqual(findLines(listTexts(['src/domain/edit/texts.ts']), /撤下/), [])
})
