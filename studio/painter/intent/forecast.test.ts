import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { buildForecast } from './forecast'

describe('what a prompt would come to', () => {
  test('known words are told from those that are left out', () => {
    const { understood, ignored, declined, empty } = buildForecast('一只猫，旁边放着离心机')
    assert.ok(understood.some((words) => words.includes('猫')))
    assert.ok(ignored.some((words) => words.includes('离心机')))
    assert.deepEqual([declined, empty], [null, false])
  })

  test('a word left out comes with one that is drawn in its place, in this very prompt', () => {
    const prompt = '雪山下的湖，湖边一只食蚁兽'
    const [first] = buildForecast(prompt).near
    assert.equal(first?.word, '食蚁兽')
    const after = buildForecast(prompt.replace('食蚁兽', first?.offers[0] ?? ''))
    assert.deepEqual(after.ignored, [])
    assert.equal(after.declined, null)
  })

  test('a word that is drawn as a near thing is named with it', () => {
    const { substituted, understood, ignored } = buildForecast('草地上的一只杜宾犬')
    assert.deepEqual(substituted, [{ word: '杜宾犬', by: '狗', broad: false }])
    assert.deepEqual([understood.includes('杜宾犬'), ignored], [false, []])
    assert.deepEqual(buildForecast('一只狗').substituted, [])
    assert.equal(buildForecast('修道院').empty, false)
  })

  test('a subject that nobody draws is declined with whole prompts that are drawn', () => {
    const { declined, empty } = buildForecast('皮卡丘在雪地里')
    assert.equal(declined?.unknown, '皮卡丘')
    assert.equal(empty, false)
    for (const other of declined?.alternatives ?? [])
      assert.equal(buildForecast(other).declined, null)
  })

  test('a prompt that names nothing to be seen is empty, one with a place is not', () => {
    for (const prompt of ['你好', '4k 高清 大师作品', '……'])
      assert.ok(buildForecast(prompt).empty, prompt)
    assert.equal(buildForecast('雪山下的湖').empty, false)
  })
})
