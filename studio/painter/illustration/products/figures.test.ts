import { strict as assert } from 'node:assert'
import { describe, it } from 'node:test'
import { makeFrame } from '../node'
import { readIntent } from '../../intent/intent'
import { composeAlone } from '../../testing/compose-alone'
import { isPlaneFigure } from './figures'

function compose(prompt: string) {
  const intent = readIntent(prompt)
  assert.ok(intent.kind === 'illustration' && isPlaneFigure(intent.brief.main.id), prompt)
  assert.deepEqual(intent.reading.ignored, [], prompt)
  const { layers } = composeAlone(intent.family, intent.brief.main, makeFrame(600, 600))
  return layers.find(({ name }) => name === 'figures')?.forms ?? []
}

describe('plane figures and lines', () => {
  it('are as many as are said, flat on their paper', () => {
    assert.equal(compose('三个红色正方形').length, 3)
    assert.equal(compose('白色背景上一个黑色圆形').length, 1)
    assert.equal(compose('三条蓝色横线').length, 3)
    assert.equal(compose('画一条棕色贝塞尔曲线在中间').length, 1)
  })

  it('are in the corner that is said', () => {
    const [form] = compose('左上角一个蓝色三角形')
    for (const [x, y] of form?.rings.flat() ?? []) assert.ok(x < 520 && y < 520, `${x} ${y}`)
  })
})
