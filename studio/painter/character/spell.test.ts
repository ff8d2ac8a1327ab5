import assert from 'node:assert/strict'
import { test } from 'node:test'
import { XIA } from '../../gallery/parts/character-shots'
import { applyOperations } from '../editing/apply'
import { planEdit } from '../editing/sentence/plan-edit'
import { planPicture } from '../planning/plan-picture'
import { listThings } from '../planning/things'
import { readLooks } from './read'
import { spellLooks } from './spell'

const WORDS = [
  '女孩，黑短发，红围巾，姜黄色大衣',
  '老人，白胡子，戴眼镜，蓝毛衣',
  '橘猫，戴蓝铃铛',
  '男孩，棕色卷发，绿帽子，条纹衫',
  '白色小狗，红项圈',
  '女人，长直发，旗袍',
  '女孩',
]

const plan = planPicture({
  ...{ prompt: '一个男孩在海边', negativePrompt: '', style: 'flat' },
  ...{ width: 160, height: 160, seed: 3 },
})

for (const words of [...WORDS, '小夏'])
  test(`an edit puts ${words} into a picture with the same traits`, () => {
    const looks = words === '小夏' ? XIA : readLooks(words).looks
    assert.ok(looks)
    const spelled = spellLooks(looks)
    assert.ok(spelled)
    const picture = { plan, things: listThings(plan) }
    for (const sentence of [`把男孩换成${spelled}`, `加一个${spelled}`]) {
      const [draft] = planEdit(picture, { sentence }).plans
      assert.ok(draft, sentence)
      const applied = applyOperations(plan, draft.operations)
      assert.ok('plan' in applied, sentence)
      const wishes = applied.plan.things.flatMap(({ wish }) => wish ?? [])
      const found = wishes.find(({ id }) => id === looks.thing)
      assert.ok(found, `${sentence}: ${JSON.stringify(wishes)}`)
      for (const { slot, value, tint } of looks.traits)
        assert.ok(
          found.traits.some((one) => one.slot === slot && one.value === value && one.tint === tint),
          `${sentence}: ${slot}:${value}`,
        )
    }
  })
