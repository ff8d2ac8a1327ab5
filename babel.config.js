// Shared by the Taro builds; jest has its own presets in jest.config.js.
module.exports = {
  presets: [['taro', { framework: 'react', ts: true, compiler: 'webpack5', hot: false }]],
  plugins: [
    './config/plainPrivates.js',
    ...(process.env.TARO_ENV === 'h5' ? [] : ['./config/pageRoot.js']),
  ],
}
