import { makeJob, makePicture } from '@/lib/testJobs'
import { buildFacts } from './facts'
import { durationText, getNegativePrompt, paintingMs } from './jobWords'

const names = {
  styles: [{ id: 'ukiyoe', name: '浮世绘' }],
  models: [{ id: 'studio', name: '本地画笔' }],
}

const job = makeJob('a', {
  params: { prompt: '海浪', ratio: '3:4', style: 'ukiyoe', count: 2, seed: 11, model: 'studio' },
  pictures: [makePicture('1'), { ...makePicture('2'), seed: 12 }],
  startedAt: '2026-11-20T01:00:00.000Z',
  finishedAt: '2026-11-20T01:00:12.400Z',
})

const findValue = (label: string, index = 0, of = job) =>
  buildFacts(of, index, names).find((fact) => fact.label === label)?.value

describe('facts of a job', () => {
  test('names are shown where they are known, ids where they are not', () => {
    expect(findValue('画笔')).toBe('本地画笔')
    expect(findValue('风格')).toBe('浮世绘')
    expect(findValue('风格', 0, makeJob('b', { params: { style: 'gone' } }))).toBe('gone')
    expect(findValue('风格', 0, makeJob('b', { params: { style: null } }))).toBe('自动')
  })

  test('of a style the engine chose, the used one is shown, picture by picture', () => {
    const chosen = makeJob('b', {
      params: { style: null },
      pictures: [
        { ...makePicture('1'), style: 'ukiyoe' },
        { ...makePicture('2'), style: 'gone' },
        makePicture('3'),
      ],
    })
    expect([0, 1, 2].map((index) => findValue('风格', index, chosen))).toEqual([
      '自动（浮世绘）',
      '自动（gone）',
      '自动',
    ])
  })

  test('the seed is that of the picture looked at', () => {
    expect(findValue('种子', 0)).toBe('7')
    expect(findValue('种子', 1)).toBe('12')
  })

  test('size, count, duration and cost are those of this job; cost is gold', () => {
    expect(findValue('尺寸')).toBe('768×1024')
    expect(findValue('张数')).toBe('2 张')
    expect(findValue('用时')).toBe('12.4 秒')
    expect(buildFacts(job, 0, names).find((fact) => fact.tone === 'gold')?.value).toBe('2 积分')
  })

  test('a job without a picture has no cost among its facts', () => {
    expect(findValue('花费', 0, makeJob('b', { status: 'failed', pictures: [] }))).toBeUndefined()
  })

  test('of a tool: the text that was written, long ones over the whole width', () => {
    const params = { text: 'https://moguang.example/a/b', look: 'dots' }
    const code = makeJob('b', { tool: 'qrcode', params })
    const fact = buildFacts(code, 0, names).find(({ label }) => label === '内容')
    expect(fact).toEqual({ label: '内容', value: params.text, wide: true })
  })

  test('of a tool: what did not matter with the rest is no fact', () => {
    const params = { weather: 'none', waterline: 60, seconds: 2 }
    const video = makeJob('b', { tool: 'img2vid', params })
    expect(findValue('时长', 0, video)).toBe('2秒')
    expect(findValue('水面从上往下', 0, video)).toBeUndefined()
  })

  test('of a film: characters of its narration, only where it has one', () => {
    const narrate = (narration: string) => {
      const params = { narration, narrationVoice: 'onyx', speechChars: 9 }
      const film = makeJob('f', { tool: 'film', params })
      return ['旁白', '旁白计费', '音色'].map((label) => findValue(label, 0, film))
    }
    expect(narrate('on')).toEqual(['念出字幕', '9字', undefined])
    expect(narrate('none')).toEqual(['不要', undefined, undefined])
  })

  test('of a video with an own sound: name and length of that', () => {
    const sound = { ref: 'upload:a', kind: 'sound', url: '', thumbUrl: '', width: 1, height: 1 }
    const describe = (name?: string) => {
      const source = { ...sound, kind: 'sound' as const, durationMs: 14_000, name }
      const params = { music: 'own', musicFile: 'upload:a' }
      return findValue('音乐文件', 0, makeJob('v', { tool: 'vidMaker', params, sources: [source] }))
    }
    expect(describe('晴天.mp3')).toBe('晴天.mp3 · 14.0 秒')
    expect(describe()).toBe('14.0 秒')
  })

  test('what is not known is left out, not made up', () => {
    const bare = makeJob('b', { params: { prompt: 'x' } })
    const labels = buildFacts(bare, 0, names).map((fact) => fact.label)
    expect(labels).not.toContain('用时')
    expect(labels).not.toContain('画幅')
    expect(paintingMs(bare)).toBeNull()
  })

  test('an empty negative prompt is none', () => {
    expect(getNegativePrompt(makeJob('b', { params: { negativePrompt: ' ' } }))).toBeNull()
    expect(getNegativePrompt(makeJob('b', { params: { negativePrompt: '人物' } }))).toBe('人物')
  })

  test('a minute and more is shown in minutes', () => {
    expect(durationText(125_000)).toBe('2 分 5 秒')
    expect(durationText(800)).toBe('0.8 秒')
  })
})
