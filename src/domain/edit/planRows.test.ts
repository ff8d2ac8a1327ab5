import type { EditStep } from '@contract/edits'
import { buildStepRow, getScope, listScopes, listStrengths } from './planRows'

test.each<[EditStep, string]>([
  [{ kind: 'recolour', target: '小船', value: '红色' }, '换 小船 成 红色'],
  [{ kind: 'move', target: '小船', value: '左边' }, '换 小船 到 左边'],
  [{ kind: 'scale', target: '小船', value: '大一点' }, '换 小船 大一点'],
  [{ kind: 'time', value: '夜里' }, '换 时辰 成 夜里'],
  [{ kind: 'remove', target: '小船' }, '去 小船'],
  [{ kind: 'add', value: '月亮' }, '加 月亮'],
  [{ kind: 'upscale' }, '改 放大'],
])('a step reads as a row: %j', (step, words) => {
  const { label, subject, joint, value } = buildStepRow(step)
  expect([label, subject, joint, value].filter(Boolean).join(' ')).toBe(words)
})

test('rows for range and strength are left out where no step has them', () => {
  const plain = { steps: [{ kind: 'upscale' as const }] }
  expect(listScopes(plain)).toEqual([])
  expect(listStrengths(plain)).toEqual([])
})

test('the narrow range is named after its thing when the name is short', () => {
  const steps: EditStep[] = [{ kind: 'recolour', target: '天空', scope: 'around' }]
  expect(listScopes({ steps }).map(({ text }) => text)).toEqual(['只天空', '连周围', '整张'])
  expect(getScope({ steps })).toBe('around')
  const long: EditStep[] = [{ kind: 'recolour', target: '左边的小木屋', scope: 'thing' }]
  expect(listScopes({ steps: long })[0]?.text).toBe('只这里')
})
