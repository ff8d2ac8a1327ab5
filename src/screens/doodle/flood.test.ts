import { enclosed, flattened, pour, type Pixels } from './flood'

/** One character a pixel: `#` black, `+` half black, `.` nothing. */
function layer(...rows: string[]): Pixels {
  const text = rows.join('')
  const data = new Uint8ClampedArray(text.length * 4)
  for (let i = 0; i < text.length; i += 1)
    data[4 * i + 3] = { '#': 255, '+': 128 }[text[i] ?? ''] ?? 0
  return { data, width: rows[0]?.length ?? 0, height: rows.length }
}

const shown = (region: Uint8Array, width: number) =>
  [...region].join('').match(new RegExp(`.{${width}}`, 'g'))

const ENCLOSURE = layer(
  '.........',
  '.#######.',
  '.#.....#.',
  '.#.#...#.',
  '.#######.',
  '.........',
)

test('only what the lines enclose belongs to it, round corners too', () => {
  const flat = flattened([ENCLOSURE], ENCLOSURE)
  expect(shown(enclosed(flat, 2, 2), 9)).toEqual([
    '000000000',
    '000000000',
    '001111100',
    '001011100',
    '000000000',
    '000000000',
  ])
})

test('outside is all that is left, and a point outside the paper fills nothing', () => {
  const flat = flattened([ENCLOSURE], ENCLOSURE)
  expect(enclosed(flat, 0, 0).reduce((sum, one) => sum + one, 0)).toBe(9 * 2 + 4 * 2)
  expect(enclosed(flat, -1, 0).every((one) => one === 0)).toBe(true)
})

test('colour goes under soft edges of its own layer and keeps what is opaque', () => {
  const soft = layer('#+...+#')
  pour(soft, enclosed(flattened([soft], soft), 3, 0), '#ff0000')
  const reds = Array.from({ length: 7 }, (_, i) => soft.data[4 * i])
  expect(reds).toEqual([0, 127, 255, 255, 255, 127, 0])
  expect(soft.data.filter((_, i) => i % 4 === 3).every((alpha) => alpha === 255)).toBe(true)
})

test('lines of another layer hold the colour back', () => {
  const lines = layer('..#..')
  const empty = layer('.....')
  pour(empty, enclosed(flattened([lines, empty], lines), 0, 0), '#00ff00')
  // Two pixels reach under the line; beyond it stays empty.
  expect(Array.from({ length: 5 }, (_, i) => empty.data[4 * i + 3])).toEqual([
    255, 255, 255, 255, 0,
  ])
})
