import assert from 'node:assert/strict'
import { it } from 'node:test'
import { paintPicture } from '../../../paint'

const paint = (prompt: string) =>
  paintPicture({ prompt, negativePrompt: '', style: 'flat', seed: 3, width: 128, height: 128 })

it('an icon has the sign and the colour that are named', () => {
  for (const [prompt, words] of [
    ['设置图标，橙色', ['设置图标', '橙色']],
    ['橙色的邮件图标', ['橙色的邮件图标']],
  ] as const) {
    const { rgba, reading } = paint(prompt)
    assert.deepEqual(reading.understood, words, prompt)
    assert.deepEqual(reading.ignored, [], prompt)
    // below the gloss, left of the sign
    const [red = 0, , blue = 0] = rgba.slice((90 * 128 + 32) * 4)
    assert.ok(red > blue + 60, `${prompt}: ${red} ${blue}`)
  }
})
