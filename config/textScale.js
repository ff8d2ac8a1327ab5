/**
 * PostCSS plugin, text size as a setting: every absolute font size and line height of the app's
 * styles hangs on `--text-scale`, so that no style sheet has to think of it. A declaration that
 * names a variable itself is left as it stands.
 */
const LENGTH = /^-?[\d.]+(?:r?px|rem)$/i

function scale(declaration) {
  if (!LENGTH.test(declaration.value)) return
  declaration.value = `calc(${declaration.value} * var(--text-scale, 1))`
}

module.exports = () => ({
  postcssPlugin: 'text-scale',
  Declaration: { 'font-size': scale, 'line-height': scale },
})
