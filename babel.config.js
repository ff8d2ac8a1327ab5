// Shared by the Taro builds; jest has its own presets in jest.config.js.
const h5 = process.env.TARO_ENV === 'h5'
/** A changed component is put into the open page; mini-programs know no such thing. */
const hot = h5 && process.env.NODE_ENV === 'development'

/**
 * All of them run on our oldest browsers but for two small bugs, which plugins of their own mend.
 * Compiled away they weigh 20 KB in the main package of a mini-program.
 */
const NATIVE = ['transform-destructuring', 'transform-parameters']
const MENDED = [
  '@babel/plugin-bugfix-safari-rest-destructuring-rhs-array',
  '@babel/plugin-bugfix-safari-id-destructuring-collision-in-function-expression',
]

module.exports = {
  // Shorter checks for `?.` and `??`: nobody reads document.all.
  assumptions: { noDocumentAll: true },
  presets: [['taro', { framework: 'react', ts: true, compiler: 'webpack5', hot, exclude: NATIVE }]],
  plugins: [...MENDED, './config/plainPrivates.js', ...(h5 ? [] : ['./config/pageRoot.js'])],
}
