import { text2img } from '@contract/tools/text2img'
import { openTab } from '@/domain/navigation/navigate'
import { showToast } from '@/platform/toast'
import { HOME } from '@/routes'
import { useApp } from '@/stores/app'
import { useDraft } from '@/stores/draft'
import { texts } from './texts'
import { withWords } from './words'

/** 创作 with these words after what is written there; the rest of its form stays. */
export async function paintWith(words: readonly string[]): Promise<boolean> {
  const { drafts, setParam } = useDraft.getState()
  const written = drafts[text2img.id]?.params.prompt
  const before = typeof written === 'string' ? written : ''
  const { text, left } = withWords(before, words, text2img.params.prompt.maxLength)
  setParam(text2img.id, 'prompt', text)
  useApp.getState().setDrawTab(text2img.id)
  const moved = await openTab(HOME)
  if (left.length > 0) showToast(texts.full(left.length))
  return moved
}
