import { Storyboards } from '@/features/tool-page/Storyboards'
import { ToolPage } from '@/features/tool-page/ToolPage'
import { useShortAnimation } from '@/features/tool-page/useShortAnimation'

export default function Short() {
  const { tool, config } = useShortAnimation()
  return <ToolPage tool={tool} intro={<Storyboards config={config} />} />
}
