import assert from 'node:assert/strict'
import { it } from 'node:test'
import { planPicture } from '../planning/plan-picture'
import { readIntent } from './intent'

const main = (prompt: string): string => {
  const intent = readIntent(prompt, '', [], 3)
  return intent.kind === 'illustration' ? intent.brief.main.id : intent.kind
}

it('an hour is read with 时分', () => {
  for (const [prompt, time] of [
    ['日落时分的狮子', 'sunset'],
    ['清晨时分的女孩', 'dawn'],
    ['黄昏时分的猫', 'sunset'],
    ['深夜时分的城堡女孩', 'night'],
  ] as const) {
    const intent = readIntent(prompt)
    assert.ok(intent.kind === 'illustration' && intent.brief.time === time, prompt)
  }
})

it('a use without its goods is shown by some of its trade', () => {
  assert.match(main('美食摄影，浅景深，暖色调'), /noodles|cake|sushi|hotpot|pizza/)
  assert.equal(main('红色产品背景'), 'plinth')
  assert.equal(main('红色图形'), 'geometric')
  assert.equal(main('有生活气息的家庭环境'), 'living-room')
  assert.equal(main('店内装修效果图'), 'shop')
})

it('a beach has sand', () => {
  for (const seed of [1, 2, 3, 4, 5, 6]) {
    const size = { width: 96, height: 96, negativePrompt: '', style: 'flat', seed } as const
    const { understood, ignored } = planPicture({
      ...size,
      prompt: '夕阳下的海滩，金色沙滩',
    }).reading
    assert.deepEqual(ignored, [], `${seed}`)
    assert.ok(understood.join().includes('沙滩'), `${seed}`)
  }
})
