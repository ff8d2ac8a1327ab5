import Taro from '@tarojs/taro'

/** Resolves to false when the platform refuses. Mini-programs show a toast of their own. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await Taro.setClipboardData({ data: text })
    return true
  } catch {
    return false
  }
}
