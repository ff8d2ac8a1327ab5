import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { readIntent } from './intent'

function listTraits(prompt: string): string[] {
  const intent = readIntent(prompt)
  assert.ok(intent.kind === 'illustration', prompt)
  return intent.brief.main.traits.map(({ slot, value }) => `${slot}:${value}`)
}

describe('a denied list', () => {
  test('gives none of its things to the subject, and reports all as left out', () => {
    for (const [prompt, ...left] of [
      ['没有帽子和眼镜的女孩', '帽子', '眼镜'],
      ['女孩，不要帽子和眼镜', '帽子', '眼镜'],
      ['没有帽子、围巾和眼镜的女孩', '帽子', '围巾', '眼镜'],
      ['没有帽子和红色围巾的女孩', '帽子', '红色围巾'],
      ['不戴眼镜和帽子的女孩', '戴眼镜', '帽子'],
      ['没穿红裙子和高跟鞋的女孩', '红裙子', '高跟鞋'],
    ]) {
      const { reading } = readIntent(prompt ?? '')
      assert.deepEqual(listTraits(prompt ?? ''), [], prompt)
      assert.deepEqual([reading.understood, reading.ignored], [['女孩'], left], prompt)
    }
  })

  test('ends before a statement and before another clause', () => {
    assert.deepEqual(listTraits('没有帽子、微笑的女孩'), ['expression:smile'])
    assert.deepEqual(listTraits('戴眼镜，不戴帽子的女孩'), ['wear:glasses'])
    assert.deepEqual(listTraits('不戴帽子，戴着眼镜的女孩'), ['wear:glasses'])
  })

  test('reaches weather, which the picture then lacks', () => {
    const intent = readIntent('一只猫，不要房子和雪')
    assert.ok(intent.kind === 'illustration')
    assert.equal(intent.brief.weather.size, 0)
    assert.deepEqual(intent.reading.understood, ['一只猫'])
  })

  test('does not deny the person who lacks its things', () => {
    for (const prompt of ['没有胡子的男人', '没有胡子和头发的男人'])
      assert.deepEqual(listTraits(prompt), [], prompt)
  })
})
