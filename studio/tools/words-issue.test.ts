import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { toolReading, toolWordsIssue } from './words-issue'

const issue = (prompt: string): string | undefined => toolWordsIssue('inpaint', { prompt })?.message

describe('words painted into a photograph', () => {
  test('are refused when they are about a thing the painter does not know', () => {
    assert.match(issue('一顶红色的帽子') ?? '', /不会画“帽子”/)
    assert.match(issue('墨镜') ?? '', /不会画“墨镜”/)
  })

  test('are refused when they name a colour or a style alone', () => {
    assert.match(issue('红色') ?? '', /不认识/)
    assert.match(issue('水彩') ?? '', /不认识/)
  })

  test('are taken when what they are about is known, whatever else is said of it', () => {
    for (const prompt of ['一座亭子', '星空', '戴帽子的猫', '一只猫在睡觉', '草地上的小狗'])
      assert.equal(issue(prompt), undefined, prompt)
  })

  test('count only where they are painted', () => {
    const hat = { prompt: '帽子' }
    assert.equal(toolWordsIssue('samInpaint', { ...hat, action: 'remove' }), null)
    assert.equal(toolWordsIssue('samInpaint', { ...hat, action: 'replace' })?.key, 'prompt')
    assert.equal(toolWordsIssue('replaceBg', { ...hat, background: 'colour' }), null)
    assert.ok(toolWordsIssue('replaceBg', { ...hat, background: 'paint' }))
    assert.equal(toolWordsIssue('inpaint', { prompt: ' ' }), null)
    assert.equal(toolWordsIssue('cleaner', hat), null)
  })

  test('are read, so that whoever wrote them sees what was left out', () => {
    const reading = toolReading('genfill', { prompt: '戴帽子的猫' })
    assert.deepEqual(reading, { understood: ['猫'], ignored: ['戴帽子'] })
    assert.equal(toolReading('inpaint', { prompt: '' }), null)
    assert.equal(toolReading('upscale', {}), null)
  })
})
