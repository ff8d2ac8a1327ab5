import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { paintPicture } from '../../paint'

const request = { negativePrompt: '', style: 'flat', width: 160, height: 160, seed: 4 } as const

/** Share of nearly white pixels in the lower three quarters. */
function measureWhite(prompt: string): number {
  const { rgba } = paintPicture({ ...request, prompt })
  const from = request.width * (request.height / 4)
  const all = rgba.length / 4 - from
  let white = 0
  for (let i = from; i < rgba.length / 4; i++)
    white += Math.min(...rgba.subarray(i * 4, i * 4 + 3)) > 225 ? 1 : 0
  return white / all
}

describe('snow on places', () => {
  for (const [snowy, bare] of [
    ['江南小巷，下雪', '江南小巷'],
    ['长城，大雪，白天', '长城，白天'],
    ['校园，下雪', '校园'],
    ['面包店，下雪', '面包店'],
  ] as const)
    it(`lies on ${bare}`, () => assert.ok(measureWhite(snowy) > measureWhite(bare) + 0.08))

  it('covers no floor inside', () =>
    assert.ok(measureWhite('教室，窗外下雪') < measureWhite('教室') + 0.1))
})
