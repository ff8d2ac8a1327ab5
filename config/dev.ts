import type { UserConfigExport } from '@tarojs/cli'

export default {
  logger: { quiet: false, stats: true },
} satisfies UserConfigExport<'webpack5'>
