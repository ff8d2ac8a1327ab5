/**
 * What the H5 build takes for @tarojs/router (config/h5.ts): Taro's calls on the browser's history,
 * with a router and a frame of our own.
 */
export * from '@tarojs/router/dist/index.js'
export { createRouter } from './createRouter'
export { handleAppMountWithTabbar } from './frame'
