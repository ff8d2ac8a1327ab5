/**
 * PostCSS plugin of H5: every length that follows the screen hangs on `--unit`, which is 1 rem on a
 * phone. A wide window has its own (platform/rootFont.h5.ts), so that the root's font size can stay
 * what the specification says it is.
 */
const REM = /(-?(?:\d*\.)?\d+)rem\b/g
const UNIT = '--unit'

const hung = (_, rems) => (Number(rems) === 0 ? '0px' : `calc(${rems}*var(${UNIT}))`)

function hang(declaration) {
  if (declaration.prop !== UNIT && declaration.value.includes('rem'))
    declaration.value = declaration.value.replace(REM, hung)
}

module.exports = () => ({
  postcssPlugin: 'one-unit',
  // At the very end: what other plugins write is meant too.
  OnceExit: (root) => root.walkDecls(hang),
})
