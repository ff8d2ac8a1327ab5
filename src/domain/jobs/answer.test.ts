import { makeJob } from '@/lib/testJobs'
import { parseAnswer, shareText } from './answer'

const read = (answer: Record<string, unknown> | null) =>
  parseAnswer(makeJob('a', { tool: 'img2tag', pictures: [], answer }))

describe('the answer of a job', () => {
  test('tags stand in groups, in the order they were found, without doubles', () => {
    const tags = [
      { name: '青', kind: 'colour' },
      { name: '清晨', kind: 'light' },
      { name: '白', kind: 'colour' },
      { name: '青', kind: 'colour' },
    ]
    expect(read({ prompt: '湖边清晨', tags })?.tags).toEqual([
      { kind: 'colour', names: ['青', '白'] },
      { kind: 'light', names: ['清晨'] },
    ])
  })

  test('what cannot be read is left out, the rest stays', () => {
    const answer = read({
      prompt: ' 湖边 ',
      tags: 'none',
      palette: [
        { hex: '#ff8800', name: '橘', share: 0.4 },
        { hex: 'url(x)', name: '?', share: 1 },
      ],
      facts: [{ label: '画幅', value: '3:4' }, { label: '亮度' }],
    })
    expect(answer).toEqual({
      prompt: '湖边',
      tags: [],
      palette: [{ hex: '#ff8800', name: '橘', share: 0.4 }],
      facts: [{ label: '画幅', value: '3:4' }],
    })
  })

  test('no answer is no answer', () => {
    expect(read(null)).toBeNull()
    expect(read({ hash: 'abc' })).toBeNull()
    expect(parseAnswer(makeJob('f', { status: 'failed', answer: { prompt: '湖' } }))).toBeNull()
  })

  test('shares are whole percents', () => {
    expect(shareText(0.384)).toBe('38%')
    expect(shareText(0.002)).toBe('<1%')
  })
})
