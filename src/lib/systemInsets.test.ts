import { insetVariables, type SystemInsets } from './systemInsets'

const IPHONE: SystemInsets = {
  windowWidth: 390,
  statusBar: 47,
  bottom: 34,
  capsule: { left: 296, top: 51, width: 87, height: 32 },
}
const ANDROID: SystemInsets = {
  windowWidth: 360,
  statusBar: 28,
  bottom: 0,
  capsule: { left: 266, top: 34, width: 87, height: 32 },
}

test('an own header has the capsule in the middle of its row, and ends before it', () => {
  const variables = insetVariables(IPHONE, { own: true, tab: true })
  // 51 + 32 / 2 - 49 / 2
  expect(variables['--safe-t']).toBe('42.5px')
  expect(variables['--capsule']).toBe('94px')
  expect(variables['--status-bar']).toBe('47px')
  expect(insetVariables(ANDROID, { own: true, tab: true })['--safe-t']).toBe('27px')
})

test('a header never begins far up in the status bar, wherever the capsule is said to be', () => {
  const low = { ...IPHONE, capsule: { ...IPHONE.capsule, top: 10 } }
  expect(insetVariables(low, { own: true, tab: true })['--safe-t']).toBe('39px')
})

test('below the client’s own bar there is neither status bar nor capsule', () => {
  const variables = insetVariables(IPHONE, { own: false, tab: false })
  expect(variables).toMatchObject({ '--safe-t': '0px', '--capsule': '0px', '--status-bar': '0px' })
})

test('the home indicator is reserved space except above a tab bar, where CSS knows', () => {
  expect(insetVariables(IPHONE, { own: true, tab: false })['--safe-b']).toBe('34px')
  expect(insetVariables(IPHONE, { own: true, tab: true })).not.toHaveProperty('--safe-b')
})
