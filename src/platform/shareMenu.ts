/** What the share menu of a mini-program passes on. Pages above the root answer before it. */
export { useShareAppMessage as useChatMessage } from '@tarojs/taro'
