import assert from 'node:assert/strict'
import { test } from 'node:test'
import { BATCH_MAX, listCells, planBatch } from './batch'

const prompts = (text: string, lines = false) =>
  listCells(planBatch(text, lines)).map(({ prompt }) => prompt)

test('two slots make a matrix, row by row', () => {
  const { groups, total } = planBatch('一把{红|蓝}纸伞，{雪天|雨夜}的老街', false)
  assert.equal(total, 4)
  const [matrix] = groups
  assert.deepEqual(
    [matrix?.rows, matrix?.columns],
    [
      ['红', '蓝'],
      ['雪天', '雨夜'],
    ],
  )
  assert.deepEqual(
    matrix?.cells.map(({ index, prompt, words }) => [index, prompt, words.join()]),
    [
      [0, '一把红纸伞，雪天的老街', '红,雪天'],
      [1, '一把红纸伞，雨夜的老街', '红,雨夜'],
      [2, '一把蓝纸伞，雪天的老街', '蓝,雪天'],
      [3, '一把蓝纸伞，雨夜的老街', '蓝,雨夜'],
    ],
  )
})

test('three slots make a matrix for each option of the first', () => {
  const { groups } = planBatch('{春|秋}{山|水}{晨|暮}', false)
  assert.deepEqual(
    groups.map(({ head, cells }) => [head, cells.map(({ index }) => index)]),
    [
      ['春', [0, 1, 2, 3]],
      ['秋', [4, 5, 6, 7]],
    ],
  )
  assert.equal(groups[1]?.cells[3]?.prompt, '秋水暮')
})

test('full-width braces and bars are the same as half-width ones', () => {
  assert.deepEqual(prompts('｛红｜蓝|绿}伞'), ['红伞', '蓝伞', '绿伞'])
})

test('empty and doubled options are left out and counted', () => {
  const { total, dropped, groups } = planBatch('{红| |红|蓝}伞', false)
  assert.deepEqual([total, dropped], [2, 2])
  assert.deepEqual(
    listCells({ groups }).map(({ prompt }) => prompt),
    ['红伞', '蓝伞'],
  )
})

test('nested, open and single braces are text', () => {
  for (const text of ['{红|{深|浅}蓝}伞', '{红|蓝伞', '{红}伞', '{|}伞', '红|蓝']) {
    assert.deepEqual(prompts(text), [text])
    assert.deepEqual(planBatch(text, false).slots, [])
  }
})

test('one prompt a line: lines without slots are one list, a line with slots has its own group', () => {
  const { groups, total } = planBatch('雪山\n\n 湖 \n{红|蓝}伞', true)
  assert.equal(total, 4)
  assert.deepEqual(
    groups.map(({ head, cells }) => [head, cells.map(({ prompt }) => prompt)]),
    [
      ['', ['雪山', '湖']],
      ['{红|蓝}伞', ['红伞', '蓝伞']],
    ],
  )
  assert.deepEqual(prompts('雪山\n湖'), ['雪山\n湖'])
})

test('a product of any size is counted without being enumerated', () => {
  const slot = `{${Array.from({ length: 60 }, (_, at) => at).join('|')}}`
  const { total, groups } = planBatch(slot.repeat(5), false)
  assert.equal(total, 60 ** 5)
  assert.deepEqual(groups, [])
  assert.equal(planBatch('{1|2|3|4|5|6}{1|2|3|4}', false).total, BATCH_MAX)
})
