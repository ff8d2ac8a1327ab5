import type { JobView } from '@contract/jobs'
import { findAct } from './act'
import { joinShots, readContent, type StoryView } from './content'
import { makeShot, makeStory } from './testStory'

function act(view: StoryView, part: Partial<Parameters<typeof findAct>[0]> = {}) {
  const shots = joinShots(readContent(view), view, {})
  return findAct({ view, shots, isStored: true, isOnline: true, balance: 100, ...part })
}

const video = (status: JobView['status'], part: object = {}): StoryView['film'] => ({
  job: { status, pictures: [] } as unknown as JobView,
  shots: [],
  failed: [],
  isCurrent: true,
  ...part,
})

const { quote } = makeStory()

test('pictures that are missing are painted before the video is made', () => {
  const missing = makeStory({
    quote: { ...quote, missing: ['a', 'c'], missingCredits: 4, notYet: '第 1、3 镜还没有图' },
  })
  expect(act(missing)).toEqual({ kind: 'paint', text: '画 2 张', credits: 4, shots: ['a', 'c'] })
  expect(act(makeStory())).toEqual({ kind: 'render', text: '拍成短片', credits: 18 })
})

test('after the video one changed shot is named, several are counted, none costs nothing', () => {
  const made = video('succeeded', { isCurrent: false })
  const changed = (ids: string[], filmCredits: number) =>
    act(makeStory({ film: made, quote: { ...quote, changed: ids, filmCredits } }))
  expect(changed(['b'], 6)).toEqual({ kind: 'render', text: '只重拍第 2 镜', credits: 6 })
  expect(changed(['a', 'b'], 12)).toMatchObject({ text: '只重拍 2 镜', credits: 12 })
  expect(changed([], 0)).toEqual({ kind: 'render', text: '重新合成', credits: 0 })
})

test('the video is shown while it is made and when it is what the shots say', () => {
  expect(act(makeStory({ film: video('succeeded') }))).toEqual({ kind: 'show', text: '看成片' })
  expect(act(makeStory({ film: video('running') }))).toEqual({ kind: 'show', text: '看拍到哪了' })
  const part = video('succeeded', { failed: [{ id: 'b', message: '这一镜没能拍成' }] })
  const again = { ...quote, changed: ['b'], filmCredits: 6 }
  expect(act(makeStory({ film: part, quote: again }))).toMatchObject({ text: '只重拍第 2 镜' })
})

test.each([
  ['offline', {}, { isOnline: false }, '网络断开，连上就能拍'],
  ['not stored', {}, { isStored: false }, '正在存分镜'],
  ['not enough credits', {}, { balance: 17 }, '积分不够，还差 1'],
  ['one shot', { shots: [makeShot('a')] }, {}, '至少要 2 镜'],
  [
    'a shot without words',
    {
      shots: [makeShot('a'), makeShot('b', { text: '', picture: null })],
      quote: { ...quote, missing: ['b'], missingCredits: 2 },
    },
    {},
    '第 2 镜还没写画面',
  ],
  [
    'a shot that is painted',
    {
      shots: [
        makeShot('a'),
        makeShot('b', {
          painting: { jobId: 'j', status: 'running', progress: 0.3, message: null },
        }),
      ],
    },
    {},
    '正在画 1 张',
  ],
  [
    'the server refuses',
    { quote: { ...quote, notYet: '至少要 2 镜，再加一镜' } },
    {},
    '至少要 2 镜，再加一镜',
  ],
])('the button says why it cannot be pressed: %s', (_, part, state, text) => {
  expect(act(makeStory(part), state)).toMatchObject({ text })
})
