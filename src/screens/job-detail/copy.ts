import { copyText } from '@/platform/clipboard'
import { showToast } from '@/platform/toast'

/** `done` is called when the platform copied the text. */
export async function copyAndSay(text: string, done: string): Promise<void> {
  if (await copyText(text)) showToast(done)
}
