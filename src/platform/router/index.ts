/**
 * Replacement of @tarojs/router in the H5 build (config/h5.ts): Taro's calls on the browser's
 * history, with our own router and frame.
 */
export * from '@tarojs/router/dist/index.js'
export { createRouter } from './createRouter'
export { handleAppMountWithTabbar } from './frame'
