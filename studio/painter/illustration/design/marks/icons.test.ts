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

it('a mark is of any thing that is named, and of what a shop sells', () => {
  const isRed = (r: number, g: number): boolean => r > 120 && r > g * 2
  const isCoat = (r: number, g: number, b: number): boolean => r > g && g > b && r - b > 40
  for (const [prompt, wanted] of [
    ['红苹果图标，绿色', isRed],
    ['小熊图标，蓝色', isCoat],
    ['一只鹿的logo', isCoat],
    ['面包店logo', isCoat],
  ] as const) {
    const { rgba, reading } = paint(prompt)
    assert.deepEqual(reading.ignored, [], prompt)
    let found = 0
    for (let y = 34; y < 94; y++)
      for (let x = 34; x < 94; x++) {
        const [r = 0, g = 0, b = 0] = rgba.subarray((y * 128 + x) * 4)
        if (wanted(r, g, b)) found++
      }
    assert.ok(found > 250, `${prompt}: ${found}`)
  }
})
