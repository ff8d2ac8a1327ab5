import { MAX_PRESETS, presetsOf, useFormPresets, type FormPreset } from './formPresets'

jest.mock('@/platform/storage')

const mine = { owner: 'a', tool: 'upscale' }
const preset = (id: string): FormPreset => ({ id, name: id, params: { factor: '4' }, sources: [] })
const list = (scope = mine) => presetsOf(useFormPresets.getState().kept, scope).map(({ id }) => id)

beforeEach(() => useFormPresets.setState({ kept: {} }))

test('presets are an account’s own, tool by tool, the newest first', () => {
  const { save } = useFormPresets.getState()
  save(mine, preset('1'))
  save(mine, preset('2'))
  expect(list()).toEqual(['2', '1'])
  expect(list({ owner: 'b', tool: 'upscale' })).toEqual([])
  expect(list({ owner: 'a', tool: 'toon' })).toEqual([])
})

test('a full list takes no more, and nothing falls out of it', () => {
  const { save } = useFormPresets.getState()
  for (let i = 0; i <= MAX_PRESETS; i++) save(mine, preset(String(i)))
  expect(list()).toHaveLength(MAX_PRESETS)
  expect(list()).toContain('0')
})

test('renamed and deleted by id; it survives a reload', async () => {
  const { save, rename, forget } = useFormPresets.getState()
  save(mine, preset('1'))
  save(mine, preset('2'))
  rename(mine, '1', '夜景')
  forget(mine, '2')
  useFormPresets.setState({ kept: useFormPresets.getState().kept })
  await useFormPresets.persist.rehydrate()
  expect(presetsOf(useFormPresets.getState().kept, mine)).toMatchObject([{ id: '1', name: '夜景' }])
})
