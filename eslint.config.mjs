import { fileURLToPath } from 'node:url'
import prettier from 'eslint-config-prettier'
import hooks from 'eslint-plugin-react-hooks'
import tseslint from 'typescript-eslint'

const root = fileURLToPath(new URL('.', import.meta.url))

const ENV_MESSAGE = 'Only config/ reads the environment.'
const LEDGER_MESSAGE = 'Only modules/credits writes the ledger.'

export default tseslint.config(
  {
    ignores: [
      'dist/**',
      'server/dist/**',
      'server/src/db/migrations/**',
      '.data/**',
      '**/.cache/**',
      '**/*.cjs',
    ],
  },
  tseslint.configs.recommended,
  {
    files: ['**/*.ts', '**/*.tsx'],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: root } },
    rules: {
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/no-misused-promises': [
        'error',
        { checksVoidReturn: { attributes: false } },
      ],
      '@typescript-eslint/await-thenable': 'error',
      '@typescript-eslint/switch-exhaustiveness-check': [
        'error',
        { considerDefaultExhaustiveForUnions: true },
      ],
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_' },
      ],
      // An absent part of a call is exactly {}: the intersection needs it.
      '@typescript-eslint/no-empty-object-type': ['error', { allowObjectTypes: 'always' }],
      eqeqeq: ['error', 'smart'],
      'no-console': 'error',
    },
  },
  {
    files: ['src/**/*.tsx', 'src/**/*.ts'],
    plugins: { 'react-hooks': hooks },
    rules: { 'react-hooks/rules-of-hooks': 'error', 'react-hooks/exhaustive-deps': 'error' },
  },
  {
    // Platform differences live in platform/ and ui/ only.
    files: ['src/**/*.ts', 'src/**/*.tsx'],
    ignores: ['src/platform/**', 'src/ui/**', 'src/**/*.test.*'],
    rules: {
      'no-restricted-properties': [
        'error',
        { object: 'process', property: 'env', message: 'TARO_ENV belongs in platform/ and ui/.' },
      ],
    },
  },
  {
    files: ['server/src/**/*.ts'],
    ignores: [
      'server/src/config/config.ts',
      'server/src/main.ts',
      'server/src/worker.ts',
      'server/src/admin/main.ts',
      'server/src/testing/**',
      '**/*.test.ts',
    ],
    rules: {
      'no-restricted-properties': [
        'error',
        { object: 'process', property: 'env', message: ENV_MESSAGE },
      ],
    },
  },
  {
    files: ['server/src/**/*.ts'],
    ignores: [
      'server/src/modules/credits/**',
      'server/src/db/**',
      'server/src/testing/**',
      '**/*.test.ts',
    ],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              group: ['**/db/schema'],
              importNames: ['ledgerEntries', 'ledgerTransfers'],
              message: LEDGER_MESSAGE,
            },
          ],
        },
      ],
    },
  },
  {
    files: [
      'scripts/**',
      'tests/**',
      'studio/cli.ts',
      'studio/gallery/**',
      'src/platform/log.ts',
      '**/*.test.ts',
      '**/*.test.tsx',
      'server/src/testing/**',
    ],
    rules: { 'no-console': 'off', '@typescript-eslint/no-floating-promises': 'off' },
  },
  {
    files: ['**/*.js'],
    rules: { '@typescript-eslint/no-require-imports': 'off' },
  },
  prettier,
)
