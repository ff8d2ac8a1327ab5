import type { WorkView } from '@/domain/works/types'
import { formatDay, buildFacts } from './facts'
import { workHeight } from './height'

const work = {
  params: { prompt: '山', ratio: '2:3', seed: 40118902 },
  style: { id: 'studio:ink', name: '水墨' },
  modelName: '墨境',
  tool: 'text2img',
  toolName: '文生图',
  width: 768,
  height: 1024,
} as unknown as WorkView

const asRows = (view: WorkView) => buildFacts(view).map(({ label, value }) => `${label} ${value}`)

test('facts as the author shows them; hidden parameters leave the picture’s own', () => {
  expect(asRows(work)).toEqual([
    '画笔 墨境',
    '风格 水墨',
    '画幅 2:3',
    '尺寸 768×1024',
    '种子 40 118 902',
  ])
  expect(asRows({ ...work, params: null })).toEqual([
    '画笔 墨境',
    '风格 水墨',
    '画幅 3:4',
    '尺寸 768×1024',
  ])
})

test('a day of another year says which', () => {
  const now = new Date(2026, 10, 21)
  expect(formatDay(new Date(2026, 10, 18).toISOString(), now)).toBe('11 月 18 日')
  expect(formatDay(new Date(2025, 0, 2).toISOString(), now)).toBe('2025 年 1 月 2 日')
})

test('a picture is shown in its true ratio unless the author would be out of sight', () => {
  const screen = { widthPx: 375, heightPx: 812, footPx: 64, wide: false }
  expect(workHeight({ width: 3, height: 4 }, screen)).toBe(500)
  expect(workHeight({ width: 16, height: 9 }, screen)).toBe(211)
  expect(workHeight({ width: 9, height: 16 }, screen)).toBe(598)
  // A tablet keeps the words and tags in sight.
  const tablet = { widthPx: 768, heightPx: 1024, footPx: 64, wide: true }
  expect(workHeight({ width: 3, height: 4 }, tablet)).toBe(670)
})
