/**
 * Entry point of H5 (config/entryPlugin.ts). The first script in one go blocks a slow phone for a
 * fifth of a second: its parts run as separate tasks, with waiting events in between.
 */
import { reloadsToNewerBuild } from './platform/olderBuild.h5'
import { yieldToMain } from './platform/yieldToMain.h5'

/** All of them are in the first script, which `webpackExports` frees of unused exports. */
const PARTS: readonly (() => Promise<unknown>)[] = [
  () => import(/* webpackMode: "eager" */ 'react-dom'),
  // Taro's own order: what it adds for the browser goes before all that asks it for something.
  () =>
    import(
      /* webpackMode: "eager", webpackExports: [] */ '@tarojs/plugin-platform-h5/dist/runtime'
    ),
  () => import(/* webpackMode: "eager", webpackExports: [] */ './app'),
  // Taro makes the app and its router of this one.
  () => import(/* webpackMode: "eager", webpackExports: [] */ './app.config'),
  () =>
    import(
      /* webpackMode: "eager", webpackExports: ["mountInSlices"] */ './platform/mounting.h5'
    ).then(({ mountInSlices }) => mountInSlices()),
]

async function start(): Promise<void> {
  if (await reloadsToNewerBuild()) return
  for (const part of PARTS) {
    await yieldToMain()
    await part()
  }
}

void start()
