/** When the phone's owner, or the client, refuses a call: said, with the way to the settings. */
import { openSettings } from './image'
import { warn } from './log'
import { confirmModal } from './modal'
import { classifyRefusal } from './refusalKind'

const texts = {
  title: '还没有允许',
  settings: '去设置',
  cancel: '以后再说',
  media: '需要允许使用相册和相机，才能选择图片和视频。',
  privacy: '需要先同意隐私保护指引，才能选择图片和视频。',
}

/** Says why nothing was chosen, unless it was closed on purpose. */
export async function explainRefusal(thrown: unknown): Promise<void> {
  const refusal = classifyRefusal(thrown)
  if (refusal === 'closed') return
  warn('nothing could be chosen', thrown)
  if (refusal === 'failed') return
  const { title, settings: confirm, cancel } = texts
  const content = refusal === 'privacy' ? texts.privacy : texts.media
  if (await confirmModal({ title, content, confirm, cancel })) await openSettings()
}
