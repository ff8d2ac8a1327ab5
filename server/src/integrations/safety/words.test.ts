import assert from 'node:assert/strict'
import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { after, describe, test } from 'node:test'
import { readIntent } from '@studio/painter/intent/intent'
import { openOwnWords } from './own-words'
import { createWordSafety } from './words'

const { check } = createWordSafety()
const findWords = async (...texts: string[]) => {
  const verdict = await check(texts)
  return verdict.allowed ? [] : verdict.words
}

describe('the embedded safety check', () => {
  test('ordinary prompts pass, also those that hold a listed word by chance', async () => {
    for (const prompt of [
      '清晨的群山，薄雾',
      'Essex in the rain',
      '血腥玛丽鸡尾酒',
      'visible to the naked eye',
      '1515 年的威尼斯',
    ]) {
      assert.deepEqual(await findWords(prompt), [], prompt)
    }
  })

  test('listed words are refused and shown as they were written', async () => {
    assert.deepEqual(await findWords('一张裸体画'), ['裸体'])
    assert.deepEqual(await findWords('a NUDE portrait'), ['NUDE'])
  })

  test('blanks, signs and full-width letters hide nothing', async () => {
    assert.deepEqual(await findWords('裸 . 体'), ['裸 . 体'])
    assert.deepEqual(await findWords('ｐｏｒｎ'), ['ｐｏｒｎ'])
  })

  test('what is to be written in a picture is part of the prompt and refused like the rest', async () => {
    for (const [prompt, written] of [
      ['生日贺卡，写着“裸体”', '裸体'],
      ['霓虹灯牌“裸 . 体”', '裸 . 体'],
      ['海报，标题“裸体”，文字是「周末见」', '裸体'],
      ['一幅书法，写着裸体', '裸体'],
    ] as const) {
      const intent = readIntent(prompt)
      assert.ok(intent.kind === 'illustration', prompt)
      assert.ok(intent.brief.texts.includes(written), prompt)
      // every letter that is drawn is in the prompt, and the prompt is checked
      for (const text of intent.brief.texts) assert.ok(prompt.includes(text), prompt)
      assert.deepEqual(await findWords(prompt), [written], prompt)
    }
  })

  test('two texts make no word together', async () => {
    assert.deepEqual(await findWords('赤裸', '体操'), [])
    assert.deepEqual(await findWords('赤裸\n体操'), ['裸\n体'])
  })

  test('long texts take no longer than their length says', async () => {
    const text = '裸a1 '.repeat(500)
    const started = process.cpuUsage()
    for (let n = 0; n < 20; n += 1) await findWords(text)
    // CPU time: a busy machine lets it wait.
    const { user } = process.cpuUsage(started)
    assert.ok(user < 5_000_000, `${user} µs`)
  })
})

describe('an operator’s own words', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'moguang-words-'))
  const file = path.join(folder, 'words.txt')
  after(() => rmSync(folder, { recursive: true }))

  test('are added and taken out while the server runs', async () => {
    let nowMs = 0
    const warned: unknown[] = []
    const own = openOwnWords(
      file,
      (error) => warned.push(error),
      () => nowMs,
    )
    const safety = createWordSafety(own)
    const allowed = async (text: string) => {
      nowMs += 10_000
      return (await safety.check([text])).allowed
    }
    assert.equal(await allowed('某某某竞品'), true, 'no file yet')
    writeFileSync(file, '\ufeff# 自己的词\r\n某某某竞品\r\n!全裸色拉酱\r\n')
    assert.equal(await allowed('某 某 某 竞 品'), false)
    assert.equal(await allowed('全裸色拉酱'), true)
    assert.equal(await allowed('裸体'), false, 'the lists stay')
    writeFileSync(file, '!裸体\n')
    utimesSync(file, 1, 2)
    assert.equal(await allowed('某某某竞品'), true)
    assert.equal(await allowed('裸体'), true, 'taken out by the operator')
    writeFileSync(file, 'x'.repeat(2 * 1024 * 1024))
    assert.equal(await allowed('裸体'), true, 'what cannot be read changes nothing')
    assert.equal(await allowed('裸体'), true)
    assert.equal(warned.length, 1)
    rmSync(file)
    assert.equal(await allowed('裸体'), false)
  })
})
