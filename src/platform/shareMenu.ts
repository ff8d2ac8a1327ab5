/** Content of a mini-program's share menu. Pages above the root answer before it. */
export { useShareAppMessage as useChatMessage } from '@tarojs/taro'
