import { mergeInternalComponents } from '@tarojs/shared'
import aria from './ariaAttributes.json'

// Run-time half of config/ariaPlugin.ts, which also puts this file into the mini-program builds.
mergeInternalComponents(
  Object.fromEntries(aria.components.map((name) => [name, { ...aria.attributes }])),
)
