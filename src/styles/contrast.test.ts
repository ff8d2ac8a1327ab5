type Tokens = Record<string, string>

const { readColours } = jest.requireActual<{ readColours: (selector: string) => Tokens }>(
  '../../config/tokens',
)

const normal = readColours('page,\n:root')
const high = { ...normal, ...readColours('.mg-page--high') }

function luminance(hex: string): number {
  const full = hex.length === 4 ? hex.replace(/[0-9a-f]/g, '$&$&') : hex
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const share = parseInt(full.slice(at, at + 2), 16) / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

function ratio(tokens: Tokens, ink: string, ground: string): number {
  const [a, b] = [ink, ground].map((name) => luminance(tokens[name] ?? '#000') + 0.05)
  return Math.max(a ?? 1, b ?? 1) / Math.min(a ?? 1, b ?? 1)
}

/** Pairs of text and background colours. */
const INKS = ['tx1', 'tx2', 'tx3', 'gold', 'jade', 'danger', 'info', 'lit']
const GROUNDS = ['bg0', 'bg1', 'bg2', 'bg3', 'bg4']
/** Dark words on light. */
const FILLS = ['tx1', 'gold', 'danger', 'dawn-a', 'dawn-b', 'dawn-c']

function tooLow(tokens: Tokens, inks: string[], least: number): string[] {
  const pairs = [
    ...inks.flatMap((ink) => GROUNDS.map((ground) => [ink, ground] as const)),
    ...FILLS.map((fill) => ['ink', fill] as const),
  ]
  return pairs
    .filter(([ink, ground]) => ratio(tokens, ink, ground) < least)
    .map(([ink, ground]) => `${ink} on ${ground}: ${ratio(tokens, ink, ground).toFixed(2)}`)
}

test('the tokens are read, and black on white is 21', () => {
  expect(Object.keys(high).length).toBeGreaterThanOrEqual(20)
  expect(ratio({ a: '#000', b: '#ffffff' }, 'a', 'b')).toBeCloseTo(21)
})

test('words have 4.5:1 or more; the faintest are not written on the lightest ground', () => {
  const low = tooLow(normal, INKS, 4.5).filter((pair) => !pair.startsWith('tx3 on bg4'))
  expect(low).toEqual([])
})

test('with high contrast all of them have 7:1, what is off and the tab bar too', () => {
  expect(tooLow(high, [...INKS, 'tx-off', 'tab', 'tab-on', 'heart'], 7)).toEqual([])
})
