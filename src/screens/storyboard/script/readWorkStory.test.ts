import { readWorkStory } from './readWorkStory'

const PARAMS = {
  ratio: '16:9',
  captions: 'track',
  music: 'epic',
  musicBeats: true,
  musicFile: 'upload:x',
  narration: 'on',
  seconds: 12,
  shots: [
    {
      id: 'a',
      image: null,
      words: '@小夏在雪山下',
      text: '雪落无声',
      seconds: 8 / 3,
      motion: 'left',
      crossing: 'black',
      charged: true,
    },
    { id: 'b', image: null, text: '她回家了', seconds: 40, motion: 'spin', crossing: 'none' },
  ],
}
const CARD = { id: 'x', name: '小夏' } as never

test('a storyboard has the shots of a film, without pictures and what is charged', () => {
  const story = readWorkStory(PARAMS, [CARD])
  expect(story).toMatchObject({
    title: '小夏在雪山下',
    script: '@小夏在雪山下\n她回家了',
    ratio: '16:9',
    captions: 'track',
    sound: { music: 'epic', musicBeats: true },
    shots: [
      {
        text: '@小夏在雪山下',
        caption: '雪落无声',
        characters: [{ id: 'x', name: '小夏' }],
        seconds: 2.5,
        motion: 'left',
        crossing: 'black',
        picture: null,
      },
      { text: '她回家了', caption: '她回家了', characters: [], seconds: 8, motion: 'in' },
    ],
  })
  expect(Object.keys(story!.sound!)).toEqual(['music', 'musicBeats'])
  expect(new Set(story!.shots.map(({ id }) => id)).has('a')).toBe(false)
})

test('without shots there is none', () => {
  expect(readWorkStory(null, [])).toBeNull()
  expect(readWorkStory({ shots: [] }, [])).toBeNull()
  expect(readWorkStory({ shots: 'no' }, [])).toBeNull()
  expect(readWorkStory({ shots: [null, 3] }, [])).toBeNull()
})
