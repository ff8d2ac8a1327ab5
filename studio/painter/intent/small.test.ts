import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { parsePlan } from '../planning/plan'
import { planPicture } from '../planning/plan-picture'
import { listThings } from '../planning/things'
import { readIntent } from './intent'

const SIDE = 192

function planned(prompt: string, seed = 3) {
  const size = { width: SIDE, height: SIDE }
  const plan = planPicture({ prompt, negativePrompt: '', style: 'flat', seed, ...size })
  const stored = parsePlan(JSON.parse(JSON.stringify(plan)))
  assert.ok(stored)
  assert.deepEqual(listThings(stored), listThings(plan), prompt)
  return plan
}

describe('things of families in a prompt for a place', () => {
  test('are small in the landscape, understood, and things of its plan', () => {
    for (const [prompt, kind, word, number] of [
      ['雪地里的小木屋和雪人', 'snowman', '雪人', 1],
      ['湖边的长椅，远山', 'bench', '长椅', 1],
      ['雪山，草原，几头牛', 'cow', '几头牛', 3],
      ['海边灯塔，红色的汽车', 'car', '红色的汽车', 1],
    ] as const) {
      const plan = planned(prompt)
      assert.equal(plan.picture.kind, 'landscape', prompt)
      const own = plan.things.filter((thing) => thing.kind === kind)
      assert.equal(own.length, number, prompt)
      assert.deepEqual(own[0]?.words, [word], prompt)
      assert.ok(plan.reading.understood.join(' ').includes(word), prompt)
      assert.deepEqual(plan.reading.ignored, [], prompt)
      const seen = listThings(plan).find((thing) => thing.kind === kind)
      assert.ok(seen && seen.bounds.height < 0.4, prompt)
    }
  })

  test('are each reported once, and not by the words that are within theirs', () => {
    for (const [prompt, ...understood] of [
      ['小镇和圣诞树', '小镇', '圣诞树'],
      ['小镇和三棵圣诞树', '小镇', '三棵圣诞树'],
    ]) {
      const intent = readIntent(prompt ?? '')
      assert.equal(intent.kind, 'landscape', prompt)
      assert.deepEqual(intent.reading.understood, understood, prompt)
      assert.deepEqual(intent.reading.ignored, [], prompt)
    }
  })

  test('are denied where the prompt denies them', () => {
    const intent = readIntent('雪地里的小木屋，没有雪人')
    assert.ok(intent.kind === 'landscape')
    assert.deepEqual(intent.things, [])
  })

  test('a place that is told of twice or that has many of a thing is the subject', () => {
    for (const prompt of [
      '村庄，羊群，炊烟',
      '山水，亭子，一群鹿',
      '宁静的湖面，雪山，岸边停着汽车',
    ])
      assert.equal(readIntent(prompt).kind, 'landscape', prompt)
  })

  test('a thing that the prompt is about stays the subject', () => {
    for (const prompt of [
      '海边的汽车',
      '草原上的大象',
      '一头牛在草原上',
      '森林，一只小鹿',
      '雪山，湖泊，一只狐狸',
      '海边，雪山，一个女孩',
      '戴红围巾的雪人，小木屋，雪地',
      '海上的轮船，大海',
    ])
      assert.equal(readIntent(prompt).kind, 'illustration', prompt)
  })
})
