import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { buildForecast } from './forecast'
import { readIntent } from './intent'

const isClear = (prompt: string): boolean => {
  const intent = readIntent(prompt, '', [], 3)
  return intent.kind === 'illustration' && intent.clear === true
}

describe('the wish for no ground', () => {
  it('is no noun next to the thing that is drawn', () => {
    const ROWS = [
      ['小猫透明背景图', 'cat'],
      ['a cat, transparent background', 'cat'],
      ['a cat on a transparent background', 'cat'],
      ['放在透明背景上的红苹果', 'apple'],
    ] as const
    for (const [prompt, id] of ROWS) {
      const intent = readIntent(prompt)
      assert.ok(intent.kind === 'illustration', prompt)
      assert.deepEqual([intent.brief.main.id, intent.clear], [id, true], prompt)
      assert.deepEqual(intent.reading.ignored, [], prompt)
    }
    const cats = readIntent('三只透明背景的小猫')
    assert.equal(cats.kind === 'illustration' && cats.brief.main.count, 3)
  })

  it('leaves the subject to the painter where the prompt does', () => {
    for (const prompt of ['头像，透明背景', '插画，透明背景', '随便画点什么，透明背景']) {
      assert.ok(isClear(prompt), prompt)
      assert.deepEqual(buildForecast(prompt).ignored, [], prompt)
    }
  })

  it('is understood as often as it is said', () => {
    for (const prompt of ['透明背景的小猫', '免抠小猫', '一只白猫，透明底']) {
      const { understood, ignored } = buildForecast(`${prompt}，透明背景`)
      assert.ok(understood.includes('透明背景'), prompt)
      assert.deepEqual(ignored, [], prompt)
    }
  })

  it('is none where it is denied', () => {
    for (const prompt of [
      ...['小狗，不需要透明背景', '小狗，不是透明背景', '小狗，不要做成透明背景的'],
      ...['小狗，透明背景不要', 'a cat without a transparent background'],
    ]) {
      assert.ok(!isClear(prompt), prompt)
      const { understood, ignored } = buildForecast(prompt)
      assert.ok(![...understood, ...ignored].some((words) => /透明|transp/.test(words)), prompt)
    }
  })

  it('is left out of sheets', () => {
    for (const prompt of [
      ...['手机壁纸，小猫，透明背景', '封面，小猫，透明背景', '名片，小猫，透明背景'],
      ...['漫画，小猫，透明背景', '邀请函，小猫，透明背景'],
    ]) {
      assert.ok(!isClear(prompt), prompt)
      assert.ok(buildForecast(prompt).ignored.includes('透明背景'), prompt)
    }
    const cover = readIntent('封面，小猫，透明背景')
    assert.deepEqual(cover.kind === 'illustration' && cover.brief.main.traits, [])
    assert.ok(isClear('漫画女孩，透明背景'))
    assert.ok(isClear('标志，小猫，透明背景'))
  })

  it('is none within other words and on a board', () => {
    for (const prompt of [
      ...['透明底片相机', '女孩，背景透明玻璃窗', '小猫，背景透明度低', '小猫，半透明背景'],
      ...['女孩举着写着“透明背景”的牌子', '女孩站在透明背景墙前'],
    ])
      assert.ok(!isClear(prompt), prompt)
  })
})
