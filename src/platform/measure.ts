/** Position of an element on the screen; mini-programs. measure.h5.ts is the twin. */
import Taro from '@tarojs/taro'

/** CSS px from the window's top left corner. */
export interface Box {
  left: number
  top: number
  width: number
  height: number
}

/** null while it is not drawn. */
export function measure(id: string): Promise<Box | null> {
  return new Promise((resolve) => {
    Taro.createSelectorQuery()
      .select(`#${id}`)
      .boundingClientRect((found) => {
        const box = Array.isArray(found) ? found[0] : found
        resolve(box && box.width > 0 && box.height > 0 ? box : null)
      })
      .exec()
  })
}

/** The same at once, where the platform can: not here. */
export function measureNow(_id: string): Box | null {
  return null
}
