import { strict as assert } from 'node:assert'
import { describe, it } from 'node:test'
import { buildForecast } from '../../../intent/forecast'
import { readIntent } from '../../../intent/intent'

describe('a mark', () => {
  it('has the trade, the letter or the name that is said', () => {
    for (const prompt of [
      '城市剪影logo',
      '健身房标志',
      '幼儿园logo',
      '字母A的logo',
      '咖啡店logo，店名是拾光',
      '红底白字的火锅店logo',
    ])
      assert.deepEqual(buildForecast(prompt).ignored, [], prompt)
    const found = readIntent('公司logo，名字叫星辰')
    assert.deepEqual(found.kind === 'illustration' && found.brief.texts, ['星辰'])
  })
})
