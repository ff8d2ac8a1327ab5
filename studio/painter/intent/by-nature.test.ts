import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { buildForecast } from './forecast'

describe('what is seen wherever a thing is drawn', () => {
  for (const prompt of [
    '松鼠抱着松果',
    '美人鱼坐在礁石上',
    '中国龙腾云驾雾',
    '海豚跃出水面',
    '大海里的鲸鱼',
    '飞机在天上飞',
    '冰镇西瓜汁',
    '生日蛋糕上插着蜡烛',
    '企鹅一家三口',
  ])
    it(`${prompt}: nothing is left out`, () => {
      const { ignored, declined } = buildForecast(prompt)
      assert.equal(declined, null)
      assert.deepEqual(ignored, [])
    })
})
