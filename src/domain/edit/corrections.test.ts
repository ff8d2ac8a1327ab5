import type { EditPlan, EditRegion } from '@contract/edits'
import {
  addKeep,
  dropKeep,
  dropStep,
  listKeepable,
  listTargets,
  setScope,
  setStrength,
  setTarget,
  setValue,
  toggleRegion,
} from './corrections'

const region = (id: string, name: string, role: EditRegion['role'] = 'free'): EditRegion => ({
  id,
  name,
  role,
  bounds: { x: 0, y: 0, width: 0.2, height: 0.2 },
})

const boat = region('boat', '小船', 'change')
const tower = region('tower', '塔', 'keep')
const hill = region('hill', '远山')

const plan = (over: Partial<EditPlan> = {}): EditPlan => ({
  id: 'p',
  summary: '把小船换成红色',
  steps: [
    {
      kind: 'recolour',
      target: '小船',
      targetId: 'boat',
      value: '红色',
      choices: ['橙色', '粉色'],
      scope: 'thing',
    },
  ],
  keep: ['塔'],
  tool: 'edit',
  params: {},
  modelId: null,
  quote: 2,
  etaMs: null,
  regions: [boat, tower, hill],
  ...over,
})

const both = (): EditPlan =>
  plan({ steps: [...plan().steps, { kind: 'weather', value: '下雪', strength: 'usual' }] })

test('a chosen value takes the place of the one before, which stays on offer', () => {
  const { steps, keep } = setValue(plan(), 0, '橙色')
  expect(steps[0]).toMatchObject({ value: '橙色', choices: ['红色', '粉色'] })
  expect(keep).toEqual(['塔'])
})

test('what a step is moved to no longer stays as it is', () => {
  const { steps, keep } = setTarget(plan(), 0, tower)
  expect(steps[0]).toMatchObject({ target: '塔', targetId: 'tower', value: '红色' })
  expect(keep).toEqual([])
})

test('a step can be dropped while another one is left', () => {
  expect(dropStep(plan(), 0)).toBeNull()
  expect(dropStep(both(), 0)?.steps.map(({ kind }) => kind)).toEqual(['weather'])
})

test('range and strength change only the steps that have them', () => {
  expect(setScope(both(), 'whole').steps.map(({ scope }) => scope)).toEqual(['whole', undefined])
  expect(setStrength(both(), 'light').steps.map(({ strength }) => strength)).toEqual([
    undefined,
    'light',
  ])
})

test('names are added to what stays once, and dropped', () => {
  expect(addKeep(plan(), '塔').keep).toEqual(['塔'])
  expect(addKeep(plan(), '构图').keep).toEqual(['塔', '构图'])
  expect(dropKeep(plan(), '塔').keep).toEqual([])
})

test('a tap on another thing moves the change there', () => {
  expect(toggleRegion(plan(), hill)?.steps[0]).toMatchObject({ targetId: 'hill' })
})

test('a tap on the only thing that changes is refused', () => {
  expect(toggleRegion(plan(), boat)).toBeNull()
})

test('a tap on one of two changes makes it stay', () => {
  const next = toggleRegion(both(), boat)
  expect(next?.steps.map(({ kind }) => kind)).toEqual(['weather'])
  expect(next?.keep).toEqual(['塔', '小船'])
})

test('a tap on a thing of a plan that changes the whole picture makes it stay, and not stay', () => {
  const whole = plan({ steps: [{ kind: 'time', value: '夜里' }] })
  expect(toggleRegion(whole, hill)?.keep).toEqual(['塔', '远山'])
  expect(toggleRegion(whole, tower)?.keep).toEqual([])
})

test('what changes is not offered as something that stays, and four names at most are', () => {
  const offered = listKeepable(plan(), ['构图', '画风', '光', '颜色'])
  expect(offered).toEqual(['远山', '构图', '画风', '光'])
})

test('other things are offered only for steps that change one thing', () => {
  const [step] = plan().steps
  expect(step && listTargets(plan(), step).map(({ name }) => name)).toEqual(['塔', '远山'])
  expect(listTargets(plan(), { kind: 'time', targetId: 'sky', value: '夜里' })).toEqual([])
})
