import { strict as assert } from 'node:assert'
import { describe, it } from 'node:test'
import { buildForecast } from './forecast'
import { readIntent } from './intent'

const readDesign = (prompt: string) => {
  const found = readIntent(prompt, '', [], 3)
  assert.equal(found.kind, 'illustration', prompt)
  return found.kind === 'illustration' ? found : null
}

describe('a style without a subject', () => {
  it('chooses a subject that shows the style', () => {
    for (const prompt of [
      '油画风格',
      '古典油画风格，笔触感丰富，色彩浓郁',
      '日本动漫风格，精细的线条，鲜艳的色彩，可爱生动',
      '波普艺术风格',
      '3D风格',
      '剪纸风格',
      // the ground it is painted on is no pattern
      '油画风格，厚重的笔触，画布纹理',
      '莫奈风格的油画',
    ])
      assert.ok(buildForecast(prompt).open, prompt)
  })

  it('chooses nothing where the style brings a scene, or a thing is named', () => {
    for (const prompt of [
      '水墨山水画',
      '水粉画天空',
      '油画风格，向日葵',
      '水墨风景',
      '国风水墨，雪山',
    ])
      assert.equal(buildForecast(prompt).open, false, prompt)
  })
})

describe('the poster of a film', () => {
  it('shows a figure and a place by its kind, and has no title that was not given', () => {
    for (const prompt of ['悬疑惊悚片海报', '爱情电影海报', '海边电影海报']) {
      const found = readDesign(prompt)
      assert.deepEqual(found?.brief.texts, [], prompt)
      assert.equal(found?.brief.others.length, 1, prompt)
      assert.ok(found?.setting, prompt)
    }
  })

  it('takes a given title, and announces a festival as before', () => {
    assert.deepEqual(readDesign('电影海报，标题《归途》')?.brief.texts, ['归途'])
    assert.equal(readDesign('电影节海报')?.chosen, undefined)
    assert.deepEqual(readDesign('电影海报，写着“归途')?.brief.texts, ['归途'])
  })
})
