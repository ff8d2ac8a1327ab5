import assert from 'node:assert/strict'
import { test } from 'node:test'
import { buildForecast } from './forecast'

const read = (prompt: string) => {
  const { understood, ignored, substituted, declined } = buildForecast(prompt)
  assert.equal(declined, null, prompt)
  return { understood: understood.join(), ignored, substituted }
}

test('clothes and parts of a body are things of their own where no being is named', () => {
  for (const prompt of ['一件粉色毛衫，简约风格', '白色卫衣', '一条百褶裙', '一只眼睛', '翅膀']) {
    const { ignored, substituted } = read(prompt)
    assert.deepEqual([ignored, substituted], [[], []], prompt)
  }
})

test('clothes and parts of a body stay with the being that is named', () => {
  assert.equal(read('一只蓝眼睛的布偶猫').understood, '一只蓝眼睛的布偶猫')
  assert.equal(read('天使的翅膀').understood, '天使的翅膀')
  assert.equal(read('古风头像，汉服元素').understood.includes('汉服'), true)
  assert.deepEqual(read('年轻女子，黑色贝雷帽').ignored, [])
})

test('a being before a statue or a mask is the subject', () => {
  assert.equal(read('女神雕像').understood, '女神')
  assert.equal(read('一座雕像').understood, '一座雕像')
})

test('charts are drawn by their kind where nothing more is named', () => {
  for (const kind of ['甘特图', '流程图', '思维导图', '知识图谱', '架构图', '折线图', '柱状图'])
    assert.equal(read(`画一个${kind}`).understood, `一个${kind}`)
})
