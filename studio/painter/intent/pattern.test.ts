import { strict as assert } from 'node:assert'
import { describe, it } from 'node:test'
import { traitOf } from '../illustration/family'
import { readIntent } from './intent'

const readMain = (prompt: string) => {
  const found = readIntent(prompt, '', [], 3)
  return found.kind === 'illustration' ? { ...found.brief, reading: found.reading } : null
}

describe('a pattern', () => {
  it('is what it is named after, or its kind alone', () => {
    for (const [prompt, value] of Object.entries({
      '中国传统花卉图案，牡丹': 'peony',
      如意云纹: 'clouds',
      仙鹤图案: 'crane',
      回纹: 'meander',
      红色波点: 'dots',
      蓝白格子纹理: 'check',
      青花纹样: 'porcelain',
    })) {
      const found = readMain(prompt)
      assert.equal(found?.main.id, 'pattern', prompt)
      assert.equal(found && traitOf(found.main, 'pattern')?.value, value, prompt)
      assert.deepEqual(found?.reading.ignored, [], prompt)
      assert.ok(found && found.reading.understood.length > 0, prompt)
    }
  })

  it('has any thing that is drawn', () => {
    assert.deepEqual(readMain('草莓图案')?.others[0]?.id, 'strawberry')
    assert.deepEqual(readMain('深蓝背景的仙鹤图案')?.reading.ignored, [])
  })

  it('on a shirt, and one that a person wears, is no picture of a pattern', () => {
    assert.equal(readMain('T恤，小猫图案')?.main.id, 't-shirt')
    assert.notEqual(readMain('穿着波点图案裙子的女孩')?.main.id, 'pattern')
  })
})

describe('a window flower', () => {
  it('shows the animal of the year', () => {
    for (const prompt of ['马年春节窗花剪纸', '兔年窗花', '龙窗花']) {
      const found = readMain(prompt)
      assert.equal(found?.main.id, 'window-flower', prompt)
      assert.deepEqual(found?.reading.ignored, [], prompt)
    }
  })
})
