import { text2img } from '@contract/tools/text2img'
import { toolCards } from './toolCards'

describe('tools of 妙笔', () => {
  test('a tool the server does not run is not shown', () => {
    expect(toolCards([], [])).toEqual([])
    expect(toolCards(['text2img'], []).map(({ tool }) => tool.id)).toEqual(['text2img'])
  })

  test('a tool this version cannot open is not shown', () => {
    expect(toolCards(['text2img', 'teleport'], [])).toHaveLength(1)
  })

  test('the price is the server’s; without one none is made up', () => {
    expect(toolCards(['text2img'], [{ tool: 'text2img', credits: 3 }])[0]?.credits).toBe(3)
    expect(toolCards(['text2img'], [{ tool: 'other', credits: 3 }])[0]?.credits).toBeNull()
  })

  test('tools keep the order of the app, not of the server', () => {
    const other = { ...text2img, id: 'other' }
    const cards = toolCards(['other', 'text2img'], [], [text2img, other])
    expect(cards.map(({ tool }) => tool.id)).toEqual(['text2img', 'other'])
  })
})
