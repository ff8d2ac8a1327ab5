/** One question with a confirm button; mini-programs. modal.h5.ts is the twin. */
import Taro from '@tarojs/taro'

export interface ModalText {
  title: string
  content?: string
  confirm: string
  /** Without it there is only the confirm button. */
  cancel?: string
  /** The confirm button is a warning. */
  danger?: boolean
}

/** Resolves to true when confirmed; closing in any other way is false. */
export async function askModal(text: ModalText): Promise<boolean> {
  try {
    const { confirm } = await Taro.showModal({
      title: text.title,
      content: text.content ?? '',
      confirmText: text.confirm,
      cancelText: text.cancel ?? '取消',
      showCancel: text.cancel !== undefined,
      confirmColor: text.danger ? '#E8446B' : '#160A06',
    })
    return confirm
  } catch {
    // The platform took it away (another modal, app hidden): not confirmed.
    return false
  }
}
