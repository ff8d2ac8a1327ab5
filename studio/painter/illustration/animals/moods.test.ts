import assert from 'node:assert/strict'
import { it } from 'node:test'
import { traitOf } from '../family'
import { readIntent } from '../../intent/intent'
import { paintPicture } from '../../paint'

const mood = (prompt: string): string | undefined => {
  const intent = readIntent(prompt)
  assert.ok(intent.kind === 'illustration', prompt)
  return intent.brief.main.traits.filter(({ slot }) => slot === 'mood').at(-1)?.value
}

it('faces of stickers and avatars have the mood that is named', () => {
  for (const [prompt, value] of [
    ['卡通熊猫，可爱搞怪表情，白色背景', 'funny'],
    ['柴犬搞怪表情包', 'funny'],
    ['大哭的小狗头像', 'crying'],
    ['哭泣的兔子表情包', 'wronged'],
    ['惊讶的狗狗头像', 'surprised'],
  ] as const)
    assert.equal(mood(prompt), value, prompt)
  const boy = readIntent('哭的小男孩头像')
  assert.ok(boy.kind === 'illustration')
  assert.equal(traitOf(boy.brief.main, 'expression')?.value, 'sad')
})

it('a grimace and tears are seen', () => {
  const request = { negativePrompt: '', style: 'flat', width: 160, height: 160, seed: 3 } as const
  for (const word of ['搞怪', '大哭'])
    assert.deepEqual(paintPicture({ ...request, prompt: `${word}的橘猫头像` }).reading.ignored, [])
})
