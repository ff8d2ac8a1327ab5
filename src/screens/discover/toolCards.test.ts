import { found, listLeading, openable, listRecent, type ToolCard } from './toolCards'

const card = (tool: string, route: string, name = tool, summary = ''): ToolCard => ({
  tool,
  name,
  summary,
  group: 'mend',
  route,
  coverUrl: null,
  credits: 2,
  unit: 'run',
  good: '小图',
  trial: { usable: 4, runs: 4 },
  leads: tool === 'upscale',
})
const cleaner = card('cleaner', 'pagesE/cleaner/cleaner', '消除', '涂掉路人和杂物')
const upscale = card('upscale', 'pagesE/upscale/upscale', '清晰放大', '放大 2 倍 4 倍')

describe('tools of 妙笔', () => {
  test('a tool this version cannot open is not shown', () => {
    expect(openable([cleaner, card('teleport', 'pagesE/teleport/teleport')])).toEqual([cleaner])
  })

  test('those that lead are what the server marks, in its order', () => {
    const other = { ...cleaner, tool: 'rembg', leads: true }
    expect(listLeading([cleaner, other, upscale])).toEqual([other, upscale])
  })

  test('a search looks at names and purposes; every word must be there', () => {
    expect(found([cleaner, upscale], ' 路人 ')).toEqual([cleaner])
    expect(found([cleaner, upscale], '放大 4')).toEqual([upscale])
    expect(found([cleaner, upscale], '放大 路人')).toEqual([])
    expect(found([cleaner, upscale], '')).toHaveLength(2)
  })

  test('what was used last comes first; what is gone is left out', () => {
    expect(listRecent([cleaner, upscale], ['upscale', 'gone', 'cleaner'])).toEqual([
      upscale,
      cleaner,
    ])
  })
})
