/** The agreements asked for in words, where they were not ticked before. */
import { askModal } from '@/platform/modal'
import { texts } from './loginTexts'

/** Resolves to true for a yes; closing it is none. */
export function askConsent(): Promise<boolean> {
  return askModal({
    title: texts.consentTitle,
    content: texts.consentBody,
    confirm: texts.consentYes,
    cancel: texts.consentNo,
  })
}
