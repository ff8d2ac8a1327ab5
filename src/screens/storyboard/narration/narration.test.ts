import { makeShot, makeStory } from '../testStory'
import { readContent } from '../content'
import { explainNarration, isNarrated, readVoice } from './narration'

const NARRATION = {
  voices: [
    { id: 'nova', name: '晓晨' },
    { id: 'onyx', name: '远山' },
  ],
  credits: 2,
}
const write = (...captions: string[]) =>
  readContent(
    makeStory({ shots: captions.map((caption, i) => ({ ...makeShot(`shot${i}`), caption })) }),
  )

test('a narration says its price, or what is in its way', () => {
  expect(explainNarration(write('雨停了', ''), NARRATION)).toContain('没念过的字每 100 个 2 积分')
  expect(explainNarration(write('雨停了'), { ...NARRATION, credits: 0 })).not.toContain('积分')
  expect(explainNarration(write('', ' '), NARRATION)).toContain('还没有一镜写了字幕')
  expect(explainNarration(write('好', '长'.repeat(45)), NARRATION)).toContain('第 2 镜')
  expect(explainNarration(write('雨停了'), null)).toContain('现在不能念旁白')
})

test('a voice that is not offered is the usual one', () => {
  const content = write('雨停了')
  const choose = (narrationVoice: string) => ({ ...content, sound: { narrationVoice } })
  expect(readVoice(choose('onyx'), NARRATION)).toBe('onyx')
  expect(readVoice(choose('gone'), NARRATION)).toBe('nova')
  expect(readVoice(choose('onyx'), null)).toBeNull()
  expect([isNarrated(content), isNarrated({ sound: { narration: 'on' } })]).toEqual([false, true])
})
