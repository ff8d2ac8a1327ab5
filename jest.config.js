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

module.exports = {
  testEnvironment: 'jsdom',
  // The folder for temporary files is another one in each run.
  cacheDirectory: '<rootDir>/.cache/jest',
  roots: ['<rootDir>/src'],
  testMatch: ['**/*.test.ts', '**/*.test.tsx'],
  setupFilesAfterEnv: ['<rootDir>/tests/jest/setup.ts'],
  transform: { '\\.[jt]sx?$': ['babel-jest', { configFile: './tests/jest/babel.js' }] },
  transformIgnorePatterns: [`node_modules/(?!(${letThrough.join('|')}))`],
  moduleNameMapper: {
    '\\.(scss|css)$': '<rootDir>/tests/jest/empty.js',
    '\\.(png|webp)$': '<rootDir>/tests/jest/file.js',
    '^swiper/swiper-bundle.esm.js$': '<rootDir>/tests/jest/empty.js',
    '^@/(.*)$': '<rootDir>/src/$1',
    '^@contract/(.*)$': '<rootDir>/contract/$1',
  },
  globals: { API_ORIGIN: '', APP_VERSION: '6.9.0', APP_VERSION_CODE: 690 },
}
