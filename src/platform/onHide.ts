/** A page that is left or hidden. */
import { useDidHide } from '@tarojs/taro'

export const useOnHide = (act: () => void): void => useDidHide(act)
