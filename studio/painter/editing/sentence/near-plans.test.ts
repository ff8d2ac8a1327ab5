import assert from 'node:assert/strict'
import { before, describe, test } from 'node:test'
import { openPicture } from '../../../testing/edit-pictures'
import { type PictureToEdit, planEdit } from './plan-edit'

let cat: PictureToEdit
let lake: PictureToEdit
before(() => {
  cat = openPicture('戴红围巾的橘猫坐在窗台上')
  lake = openPicture('湖边小屋，小船，月亮')
})

const first = (picture: PictureToEdit, sentence: string) => planEdit(picture, { sentence }).plans[0]

describe('plans of sentences whose words the picture does not have', () => {
  test('a word typed by its sound is read as the thing of the picture, and the summary says so', () => {
    const plan = first(lake, '月量去掉')
    assert.equal(plan?.steps[0]?.kind, 'remove')
    assert.equal(plan?.summary, '去掉月亮（「月量」看成「月亮」）')
  })

  test('two words are repaired together, each named once', () => {
    assert.match(
      first(lake, '改成旁晚，月量去掉')?.summary ?? '',
      /^变成黄昏，再去掉月亮（「月量」看成「月亮」）（「旁晚」看成「傍晚」）$/,
    )
  })

  test('nothing is repaired where the sentence can be carried out as it is', () => {
    assert.equal(first(lake, '小船去掉')?.summary, '去掉小船')
  })

  test('what means nearly the same is drawn for a word without a drawing, and is named', () => {
    const bare = openPicture('一只猫')
    const plan = first(bare, '戴上红领巾')
    assert.deepEqual(plan?.operations, [
      { op: 'trait', target: bare.things[0]?.id, to: '戴上红围巾', without: false },
    ])
    assert.match(plan?.summary ?? '', /（.*红领巾画成.*红围巾）/)
  })

  test('a place on a body is what is worn there', () => {
    const plan = first(cat, '脖子上那个取下来')
    assert.deepEqual(plan?.operations, [
      { op: 'trait', target: cat.things[0]?.id, to: '戴围巾', without: true },
    ])
  })

  test('a place in the picture is what can be there', () => {
    const moon = lake.things.find(({ name }) => name === '月亮')
    assert.equal(first(lake, '天上那个圆的去掉')?.steps[0]?.targetId, moon?.id)
    assert.equal(planEdit(cat, { sentence: '天上那个去掉' }).declined?.reason, 'cannot')
  })

  test('behind a thing is the background, and the sky a part of its own', () => {
    assert.equal(first(cat, '它后面换成海边')?.steps[0]?.kind, 'background')
    assert.deepEqual(first(lake, '天空再红一点')?.operations, [
      { op: 'recolour', target: 'scenery-sky', to: '红色' },
    ])
  })

  test('what the others lose is not called what stays', () => {
    assert.match(first(lake, '只留小船')?.summary ?? '', /^去掉其余的/)
  })
})
