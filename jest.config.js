const { version } = require('./package.json')

/** Tests of src/ only; server, contract and whole-app tests run on node's own runner. */
const letThrough = [
  '\\.pnpm',
  'tslib',
  'style-inject',
  '@tarojs',
  '@stencil',
  'swiper',
  'ssr-window',
  'dom7',
  'lodash-es',
  'query-string',
  'decode-uri-component',
  'split-on-first',
  'filter-obj',
  'thumbhash',
]

process.env.TARO_ENV = 'h5'
process.env.TARO_PLATFORM = 'web'

const babel = {
  // Not that of the build (babel.config.js).
  configFile: false,
  presets: [
    ['@babel/preset-env', { targets: { node: 'current' } }],
    ['@babel/preset-react', { runtime: 'automatic' }],
    '@babel/preset-typescript',
  ],
}

module.exports = {
  testEnvironment: 'jsdom',
  // The folder for temporary files is another one in each run.
  cacheDirectory: '<rootDir>/.cache/jest',
  roots: ['<rootDir>/src'],
  testMatch: ['**/*.test.ts', '**/*.test.tsx'],
  transform: { '\\.[jt]sx?$': ['babel-jest', babel] },
  transformIgnorePatterns: [`node_modules/(?!(${letThrough.join('|')}))`],
  moduleNameMapper: {
    '\\.(scss|css)$': '<rootDir>/tests/jest/empty.js',
    '\\.(png|webp)$': '<rootDir>/tests/jest/file.js',
    '^swiper/swiper-bundle.esm.js$': '<rootDir>/tests/jest/empty.js',
    '^@/(.*)$': '<rootDir>/src/$1',
    '^@contract/(.*)$': '<rootDir>/contract/$1',
  },
  globals: {
    API_ORIGIN: '',
    APP_VERSION: version,
    APP_VERSION_CODE: Number(version.replaceAll('.', '')),
  },
}
