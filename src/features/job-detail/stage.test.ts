import { stageFor } from './stage'

const PHONE = { widthPx: 390, heightPx: 844 }

describe('the stage of a result', () => {
  test('a 3:4 picture stands in its true ratio', () => {
    expect(stageFor({ width: 768, height: 1024 }, PHONE, 200)).toEqual({
      heightPx: 520,
      fit: 'cover',
    })
  })

  test('a tall picture leaves the head of the sheet visible and is shown whole', () => {
    const stage = stageFor({ width: 576, height: 1024 }, { widthPx: 360, heightPx: 640 }, 200)
    expect(stage).toEqual({ heightPx: 440, fit: 'contain' })
  })

  test('a wide picture still gets its part of the screen and is not cut', () => {
    const stage = stageFor({ width: 1600, height: 900 }, PHONE, 200)
    expect(stage.heightPx).toBe(Math.round(844 * 0.42))
    expect(stage.fit).toBe('contain')
  })
})
