/** The elements around the pages of H5: Taro's, without its navigation bar, which no page shows. */
import type { history } from '@tarojs/router/dist/history.js'
import { initTabbar } from '@tarojs/router/dist/tabbar.js'

type Config = Parameters<typeof initTabbar>[0]

function createBox(name: string, child: HTMLElement): HTMLElement {
  const box = document.createElement('div')
  box.className = name
  box.append(child)
  return box
}

/** Called by Taro's entry before the router is made. */
export function handleAppMountWithTabbar(config: Config, router: typeof history): void {
  const app = document.getElementById('app')
  if (!app) throw new Error('index.html has no element #app')
  const place = document.createComment('')
  app.replaceWith(place)
  app.classList.add('taro_router')
  const container = createBox('taro-tabbar__container', createBox('taro-tabbar__panel', app))
  // The tab bar looks for it by this name.
  container.id = 'container'
  place.replaceWith(container)
  initTabbar(config, router)
}
