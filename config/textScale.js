/**
 * PostCSS plugin, text size as a setting: every absolute font size and line height of the app's
 * styles is multiplied by `--text-scale`, so that no style sheet has to handle it. A declaration
 * that names a variable itself is left unchanged.
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
