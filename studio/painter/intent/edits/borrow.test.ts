import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import type { EditStep } from '@contract/edits'
import { readBorrow } from './borrow'

const row = (number: number, parent: number | null) => ({
  id: `v${number}`,
  number,
  parentId: parent === null ? null : `v${parent}`,
})
const rows = [row(1, null), row(2, 1), row(3, 2)]
const context = { rows, version: rows[2] ?? null }

const SENTENCES: Readonly<Record<string, string | null>> = {
  颜色像第2版: 'colour 2',
  色调跟第二张一样: 'colour 2',
  按图2的配色来: 'colour 2',
  '像@1那样的颜色。': 'colour 1',
  换成原图的颜色: 'colour 1',
  照上一版的色调: 'colour 2',
  画风用第1版的: 'style 1',
  用原图的画风: 'style 1',
  人物换成图2: 'other 2',
  构图照第2版: 'other 2',
  把小船换成红色: null,
  像第二版那样: null,
  '颜色像第2版，月亮大一点': null,
}

describe('a sentence that asks for something of another version', () => {
  for (const [sentence, expected] of Object.entries(SENTENCES))
    test(sentence, () => {
      const read = readBorrow(sentence, undefined, context)
      assert.equal(read && `${read.what} ${read.number}`, expected)
    })

  test('is known again by the step of its plan', () => {
    const steps: EditStep[] = [{ kind: 'tone', value: '第2版的颜色' }]
    assert.deepEqual(readBorrow('亮一点', steps, context), { what: 'colour', number: 2 })
    assert.equal(readBorrow('亮一点', [{ kind: 'tone', value: '亮' }], context), null)
  })
})
