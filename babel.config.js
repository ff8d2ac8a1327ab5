// Shared by the Taro builds; jest has its own presets in jest.config.js.
const h5 = process.env.TARO_ENV === 'h5'
/** A changed component is put into the open page; mini-programs know no such thing. */
const hot = h5 && process.env.NODE_ENV === 'development'

module.exports = {
  presets: [['taro', { framework: 'react', ts: true, compiler: 'webpack5', hot }]],
  plugins: ['./config/plainPrivates.js', ...(h5 ? [] : ['./config/pageRoot.js'])],
}
