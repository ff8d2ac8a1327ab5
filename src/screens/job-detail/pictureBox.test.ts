import { pictureBoxFor } from './pictureBox'

const PHONE = { widthPx: 390, heightPx: 844 }

describe('the box of a result', () => {
  test('a 3:4 picture is shown in its true ratio', () => {
    expect(pictureBoxFor({ width: 768, height: 1024 }, PHONE, 200)).toEqual({
      heightPx: 520,
      fit: 'cover',
    })
  })

  test('a tall picture leaves the head of the sheet visible and is shown whole', () => {
    const box = pictureBoxFor({ width: 576, height: 1024 }, { widthPx: 360, heightPx: 640 }, 200)
    expect(box).toEqual({ heightPx: 440, fit: 'contain' })
  })

  test('a wide picture still gets its part of the screen and is not cut', () => {
    const box = pictureBoxFor({ width: 1600, height: 900 }, PHONE, 200)
    expect(box.heightPx).toBe(Math.round(844 * 0.42))
    expect(box.fit).toBe('contain')
  })
})
