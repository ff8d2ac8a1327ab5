/** One question with a confirm button; mini-programs. modal.h5.ts is the twin. */
import Taro from '@tarojs/taro'
import { warn } from './log'
import { classifyRefusal } from './refusalKind'
import { MODAL_CANCEL } from './texts'

export interface ModalText {
  title: string
  content?: string
  /** At most four characters, like `cancel`: clients refuse longer ones (tests/app/modal-buttons). */
  confirm: string
  /** Without it there is only the confirm button. */
  cancel?: string
  /** The confirm button is a warning. */
  danger?: boolean
}

/** Resolves to true when confirmed; closing in any other way is false. */
export async function confirmModal(text: ModalText): Promise<boolean> {
  try {
    const { confirm } = await Taro.showModal({
      title: text.title,
      content: text.content ?? '',
      confirmText: text.confirm,
      cancelText: text.cancel ?? MODAL_CANCEL,
      showCancel: text.cancel !== undefined,
      confirmColor: text.danger ? '#E8446B' : '#160A06',
    })
    return confirm
  } catch (error) {
    if (classifyRefusal(error) === 'closed') return false
    warn('the client refused a dialog', error)
    return confirmInSheet(text)
  }
}

export interface ModalQuestion {
  text: ModalText
  answer: (confirmed: boolean) => void
}

let question: ModalQuestion | null = null
const listeners = new Set<() => void>()

function change(next: ModalQuestion | null): void {
  question = next
  for (const listener of listeners) listener()
}

/** A modal that the client refused; ui/ModalSheet shows it on the current page. */
export const refusedQuestion = (): ModalQuestion | null => question

export function onRefusedQuestion(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Never one over another: the one on screen closes as not confirmed. */
function confirmInSheet(text: ModalText): Promise<boolean> {
  question?.answer(false)
  return new Promise((resolve) => {
    const answer = (confirmed: boolean) => {
      if (question?.answer === answer) change(null)
      resolve(confirmed)
    }
    change({ text, answer })
  })
}
