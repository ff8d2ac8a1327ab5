import { text2img } from '@contract/tools/text2img'
import { useApp } from '@/stores/app'
import { useDraft } from '@/stores/draft'

/** As the server names its own painter. */
const EMBEDDED = 'studio'

/** Whether the model chosen in 创作 is the embedded painter, whose words are known. */
export function usePaintsHere(): boolean {
  const models = useApp((app) => app.appConfig?.modelList)
  const chosen = useDraft((draft) => draft.drafts[text2img.id]?.params.model)
  const model = models?.find(({ id }) => id === chosen) ?? models?.[0]
  return model === undefined || model.engineId === EMBEDDED
}
