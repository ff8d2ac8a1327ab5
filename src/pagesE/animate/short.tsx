import { Storyboards } from '@/screens/tool-page/Storyboards'
import { ToolPage } from '@/screens/tool-page/ToolPage'
import { useShortAnimation } from '@/screens/tool-page/useShortAnimation'

export default function Short() {
  const { tool, config } = useShortAnimation()
  return <ToolPage tool={tool} intro={<Storyboards config={config} />} />
}
