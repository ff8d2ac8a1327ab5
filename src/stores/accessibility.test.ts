import type * as AccessibilityStore from './accessibility'

const mockStored = new Map<string, unknown>()

jest.mock('@tarojs/taro', () => ({
  __esModule: true,
  default: {
    getStorageSync: (key: string) => mockStored.get(key) ?? '',
    setStorageSync: (key: string, value: unknown) => void mockStored.set(key, value),
    removeStorageSync: (key: string) => void mockStored.delete(key),
    clearStorageSync: () => mockStored.clear(),
  },
}))
// The test environment is a browser.
jest.mock('@/platform/accessibility', () => jest.requireActual('../platform/accessibility.h5'))

const mockSystem = { preference: '' }
const root = document.documentElement

/** A fresh launch of the app over what is stored. */
function launch(): typeof AccessibilityStore.useAccessibility {
  let store: typeof AccessibilityStore.useAccessibility | undefined
  jest.isolateModules(() => {
    store = jest.requireActual<typeof AccessibilityStore>('./accessibility').useAccessibility
  })
  if (!store) throw new Error('not launched')
  return store
}

beforeEach(() => {
  mockStored.clear()
  mockSystem.preference = ''
  window.matchMedia = ((query: string) => ({
    matches: mockSystem.preference !== '' && query.includes(mockSystem.preference),
  })) as typeof window.matchMedia
})

test('at first everything is as it is drawn', () => {
  expect(launch().getState()).toEqual({ textScale: 1, contrast: 'normal', motion: 'system' })
  expect(root.style.getPropertyValue('--text-scale')).toBe('1')
  expect(root.className).toBe('')
})

test('what is chosen shows at once, and at the next launch', () => {
  launch().setState({ textScale: 2, contrast: 'high', motion: 'reduced' })
  const all = 'mg-page--large mg-page--high mg-page--calm'
  expect(root.className).toBe(all)
  root.removeAttribute('style')
  root.removeAttribute('class')
  launch()
  expect(root.className).toBe(all)
  expect(root.style.getPropertyValue('--text-scale')).toBe('2')
  expect(root.style.getPropertyValue('--little-scale')).toBe('1.3')
})

test('the system’s contrast preference applies until the user chooses otherwise', () => {
  mockSystem.preference = 'prefers-contrast: more'
  const store = launch()
  expect(store.getState().contrast).toBe('high')
  store.setState({ contrast: 'normal' })
  expect(launch().getState().contrast).toBe('normal')
})

test('less motion: by the system or by the setting', () => {
  launch()
  const { prefersReducedMotion } = jest.requireActual<{ prefersReducedMotion: () => boolean }>(
    '../platform/motion.h5',
  )
  expect(prefersReducedMotion()).toBe(false)
  mockSystem.preference = 'prefers-reduced-motion'
  expect(prefersReducedMotion()).toBe(true)
  mockSystem.preference = ''
  launch().setState({ motion: 'reduced' })
  expect(prefersReducedMotion()).toBe(true)
})
