import assert from 'node:assert/strict'
import { resolve } from 'node:path'
import { describe, it } from 'node:test'
import { transformSync } from '@babel/core'
import postcss from 'postcss'
import pageRoot from '../../config/pageRoot.js'
import oneUnit from '../../config/oneUnit.js'
import textScale from '../../config/textScale.js'

const scaled = (css: string) => postcss([textScale()]).process(css, { from: undefined }).css

const hung = (css: string) => postcss([oneUnit()]).process(css, { from: undefined }).css

const SRC = resolve(__dirname, '../../src')

function wrapped(file: string, code: string): string {
  const options = { filename: resolve(SRC, file), configFile: false, babelrc: false } as const
  return transformSync(code, { ...options, plugins: [pageRoot] })?.code ?? ''
}

describe('text size hangs on one variable', () => {
  it('absolute font sizes and line heights do, in every unit of ours', () => {
    for (const length of ['15px', '.75rem', '30rpx', '11PX'])
      for (const name of ['font-size', 'line-height'])
        assert.equal(
          scaled(`.a { ${name}: ${length} }`),
          `.a { ${name}: calc(${length} * var(--text-scale, 1)) }`,
        )
  })

  it('nothing else does: shares, words, what names a variable, other lengths', () => {
    const css =
      '.a { font-size: 80%; line-height: 1.5; line-height: normal; font-size: var(--a); height: 15px }'
    assert.equal(scaled(css), css)
  })
})

describe('every length that follows the screen hangs on one unit', () => {
  it('in whatever a declaration says: alone, several, inside of calc and of variables', () => {
    assert.equal(hung('.a { width: 1.5rem }'), '.a { width: calc(1.5*var(--unit)) }')
    assert.equal(
      hung('.a { padding: 0 -.4rem; top: calc(100% - 2rem); --b: 1rem }'),
      '.a { padding: 0 calc(-.4*var(--unit)); top: calc(100% - calc(2*var(--unit))); --b: calc(1*var(--unit)) }',
    )
    assert.equal(hung('.a { top: var(--b, 0rem) }'), '.a { top: var(--b, 0px) }')
  })

  it('the unit itself does not, nor what is fixed, nor conditions', () => {
    const css =
      ':root { --unit: calc(1rem * var(--unit-factor, 1)) } .a { width: 15PX; height: 50% } @media (min-width: 40rem) { .a { top: 0 } }'
    assert.equal(hung(css), css)
  })
})

describe('pages of mini-programs stand in a root of their own', () => {
  const page = 'pages/tools/tools.tsx'

  it('whatever a page exports', () => {
    const named = wrapped(page, 'export default function Tools() {}')
    assert.match(named, /export default \w+\(function Tools\(\) \{\}\)/)
    assert.match(named, /import \{ inPageRoot as \w+ \} from "@\/shell\/inPageRoot"/)
    const value = wrapped(page, 'const Tools = 1\nexport default Tools')
    assert.match(value, /export default \w+\(Tools\)/)
  })

  it('and nothing but pages', () => {
    for (const file of [
      'app.tsx',
      'domain/accessibility/AccessibilitySheet.tsx',
      'pages/tools/tools.config.ts',
    ])
      assert.doesNotMatch(wrapped(file, 'export default function A() {}'), /inPageRoot/)
  })
})
