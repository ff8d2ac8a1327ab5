import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { TOOL_SAMPLES } from '@contract/samples/tools'
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

  test('are refused in what a person brings where they would lie on it like a sticker', () => {
    const image = 'upload:1'
    const brought = (tool: string, prompt: string): string | undefined =>
      toolWordsIssue(tool, { image, prompt, action: 'replace' })?.message
    for (const tool of ['inpaint', 'genfill', 'samInpaint']) {
      for (const prompt of ['一只猫', '一丛野花', '星空', '小船和一只猫', '一座亭子'])
        assert.match(brought(tool, prompt) ?? '', /会像贴上去的.*可以试试：小船/, prompt)
      for (const prompt of ['一只小船', '热气球', '一群飞鸟', '两只仙鹤', '灯塔', '宝塔'])
        assert.equal(brought(tool, prompt), undefined, prompt)
    }
    assert.equal(toolWordsIssue('genfill', { image: 'picture:1', prompt: '一只猫' }), null)
    const paint = { image, prompt: '星空', background: 'paint' }
    assert.equal(toolWordsIssue('replaceBg', paint), null)
  })

  test('of the samples are all taken', () => {
    for (const [tool, samples] of Object.entries(TOOL_SAMPLES))
      for (const { params } of samples)
        assert.equal(toolWordsIssue(tool, { ...params, image: 'upload:1' }), null, tool)
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

  test('are read, so that their author sees what was left out', () => {
    const reading = toolReading('genfill', { prompt: '戴帽子的猫' })
    assert.deepEqual(reading, { understood: ['猫'], ignored: ['戴帽子'] })
    assert.equal(toolReading('inpaint', { prompt: '' }), null)
    assert.equal(toolReading('upscale', {}), null)
  })
})
