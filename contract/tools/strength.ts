import type { LevelParam } from './define'

/** Strength of the change from the original picture. */
export const STRENGTH = {
  kind: 'level',
  label: '强度',
  levels: [
    { value: 0.2, name: '轻' },
    { value: 0.4, name: '柔和' },
    { value: 0.6, name: '适中' },
    { value: 0.8, name: '鲜明' },
    { value: 1, name: '浓烈' },
  ],
  initial: 0.6,
} as const satisfies LevelParam
