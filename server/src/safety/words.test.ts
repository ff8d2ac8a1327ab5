import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { createWordSafety } from './words'

const { check } = createWordSafety()
const wordsOf = async (prompt: string) => {
  const verdict = await check(prompt)
  return verdict.allowed ? [] : verdict.words
}

describe('the embedded safety check', () => {
  test('ordinary prompts pass, also those that hold a listed word by chance', async () => {
    for (const prompt of [
      '清晨的群山，薄雾',
      'Essex in the rain',
      '血腥玛丽鸡尾酒',
      'visible to the naked eye',
    ]) {
      assert.deepEqual(await wordsOf(prompt), [], prompt)
    }
  })

  test('listed words are refused and shown as they were written', async () => {
    assert.deepEqual(await wordsOf('一张裸体画'), ['裸体'])
    assert.deepEqual(await wordsOf('a NUDE portrait'), ['NUDE'])
  })

  test('blanks, signs and full-width letters hide nothing', async () => {
    assert.deepEqual(await wordsOf('裸 . 体'), ['裸 . 体'])
    assert.deepEqual(await wordsOf('ｐｏｒｎ'), ['ｐｏｒｎ'])
  })
})
