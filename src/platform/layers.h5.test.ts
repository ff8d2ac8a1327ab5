import Taro from '@tarojs/taro'
import { initLayers, openLayer } from './layers.h5'
import { reportNavigationEnd, reportNavigationStart } from './navigationEvents.h5'

jest.mock('@tarojs/taro', () => {
  const listeners: (() => void)[] = []
  return {
    getCurrentInstance: () => ({ page: { path: '/list' } }),
    eventCenter: {
      on: (_name: string, listener: () => void) => listeners.push(listener),
      trigger: () => {
        for (const listener of listeners) listener()
      },
    },
  }
})

/** The browser is back at the entry of /list, and the router begins to show that page. */
function returnToList(): void {
  window.history.replaceState({ idx: 0, key: 'list' }, '', '/list')
  window.dispatchEvent(new PopStateEvent('popstate', { state: window.history.state }))
  reportNavigationStart()
  Taro.eventCenter.trigger('__taroRouterChange')
}

test('going back closes the layers it has passed, and none that opens while the page slides in', () => {
  window.history.replaceState({ idx: 1, key: 'login' }, '', '/login')
  initLayers()
  const passed = { close: jest.fn(), modal: false }
  const running = { close: jest.fn(), modal: false }
  openLayer(passed)
  returnToList()
  openLayer(running)
  reportNavigationEnd()
  expect(passed.close).toHaveBeenCalledTimes(1)
  expect(running.close).not.toHaveBeenCalled()
})
