import path from 'node:path'
import type { IPluginContext } from '@tarojs/service'
import aria from '../src/platform/ariaAttributes.json'

interface MiniPlatform {
  runtimePath: string | string[]
  /** Absent on H5. */
  template?: { mergeComponents(ctx: IPluginContext, patch: object): void }
}

/**
 * Taro's mini-program templates drop every aria attribute, so a screen reader would find unnamed
 * icons. This adds them to the templates and, by the same list, to the run time.
 */
export default (ctx: IPluginContext) => {
  ctx.registerMethod({
    name: 'onSetupClose',
    fn(platform: MiniPlatform) {
      if (platform.template === undefined) return
      const patch = Object.fromEntries(
        aria.components.map((name) => [name, { ...aria.attributes }]),
      )
      platform.template.mergeComponents(ctx, patch)
      const runtime = path.resolve(__dirname, '../src/platform/aria.ts')
      platform.runtimePath = [platform.runtimePath, runtime].flat()
    },
  })
}
