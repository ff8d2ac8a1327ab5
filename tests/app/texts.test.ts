/** The check for UI texts outside texts.ts: scripts/check-texts.mjs. */
import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { findTexts, judgeTexts, mayHoldTexts } from '../../scripts/lib/texts.mjs'

const findAll = (source: string) => findTexts('src/a.tsx', source).map(({ text }) => text)
const one = [{ line: 3, text: '已保存' }]

describe('UI texts outside of texts.ts', () => {
  it('are Chinese in literals, templates, attributes and JSX', () => {
    assert.deepEqual(
      findAll(
        "export const a = '甲'\nexport const b = (n: number) => `${n} 乙 ${n}丙`\nexport const C = () => <i title=\"丁\">{'戊'} 己</i>\n",
      ),
      ['甲', '乙', '丙', '丁', '戊', '己'],
    )
  })

  it('are neither comments nor regular expressions nor other languages', () => {
    assert.deepEqual(findAll("// 甲\n/** 乙 */\nexport const a = /丙/.test('d')\n"), [])
  })

  it('may be in texts files and in tests', () => {
    for (const file of [
      'src/screens/me/texts.ts',
      'src/screens/login/bindTexts.ts',
      'console/src/engines/budget-texts.ts',
      'src/screens/me/Me.test.tsx',
      'server/src/testing/people.ts',
    ])
      assert.ok(mayHoldTexts(file), file)
    for (const file of ['src/screens/me/Me.tsx', 'src/lib/pretexts/a.ts'])
      assert.ok(!mayHoldTexts(file), file)
  })

  it('are named with their line where the file is not listed', () => {
    assert.deepEqual(judgeTexts(new Map([['src/a.ts', one]]), { data: [], counts: {} }), [
      'src/a.ts:3: “已保存” belongs in texts.ts of its folder',
    ])
  })

  it('pass where the file is data, its folder is, or its count is right', () => {
    const found = new Map([
      ['src/a.ts', one],
      ['src/data/b.ts', one],
      ['src/c.ts', one],
    ])
    const listed = { data: ['src/a.ts', 'src/data/'], counts: { 'src/c.ts': 1 } }
    assert.deepEqual(judgeTexts(found, listed), [])
  })

  it('make the list shorter where they are gone', () => {
    const found = new Map([['src/a.ts', one]])
    const listed = { data: ['src/data/'], counts: { 'src/a.ts': 2, 'src/b.ts': 1 } }
    assert.deepEqual(judgeTexts(found, listed), [
      'src/a.ts: 1 texts, listed with 2',
      'src/data/: listed as data, without a text',
      'src/b.ts: no texts, listed with 1',
    ])
  })
})
