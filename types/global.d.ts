/// <reference types="@tarojs/taro" />

declare module '*.png'
declare module '*.webp'
declare module '*.scss'

/** Origin of the API for mini-programs; empty on H5, where it is the page's own origin. */
declare const API_ORIGIN: string
declare const APP_VERSION: string
declare const APP_VERSION_CODE: number

/** Tokens of src/styles/tokens.scss for app.config and pages' configurations: config/tokens.ts. */
declare const WINDOW_COLOURS: Readonly<
  Record<'ground' | 'window' | 'tabText' | 'tabTextOn', string>
>

/** What the build puts in place of it; nothing else of Node's is there. */
declare const process: {
  readonly env: { readonly NODE_ENV?: string; readonly TARO_ENV?: string }
}
