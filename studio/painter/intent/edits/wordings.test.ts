import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { readEdit } from './read-edit'

const read = (sentence: string): string =>
  readEdit(sentence)
    .steps.map(({ kind, target, value = '' }) => `${kind} ${target?.name ?? ''} ${value}`.trim())
    .join('; ')

describe('roundabout wordings', () => {
  test('say what is meant instead of what is there', () => {
    assert.equal(read('我要的是仓鼠，不是猫'), read('猫换成仓鼠'))
    assert.equal(read('不是猫，我要的是兔子'), read('猫换成兔子'))
    assert.equal(read('我说的是雪地，地上全是草'), read('换成雪地'))
  })

  test('add what follows, holds or rises', () => {
    assert.equal(read('后面再跟两只鸭子'), read('后面再加两只鸭子'))
    assert.equal(read('用盘子装着'), read('加个盘子'))
    assert.equal(read('烟囱冒点白烟'), read('烟囱上加白烟'))
  })

  test('let hair down and make colours paler', () => {
    assert.equal(read('头发放下来，要披肩长发'), read('头发变成长发'))
    assert.equal(read('外套别那么红，淡点'), read('外套改成淡红色'))
  })

  test('name a thing by its colour', () => {
    assert.equal(read('领带颜色换成深蓝的'), read('领带换成深蓝的'))
  })
})
