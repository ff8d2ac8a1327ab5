import { Script } from '@/screens/tool-page/script/Script'
import { StoryLink } from '@/screens/tool-page/StoryLink'
import { Storyboards } from '@/screens/tool-page/Storyboards'
import { ToolPage } from '@/screens/tool-page/ToolPage'
import { useShortAnimation } from '@/screens/tool-page/useShortAnimation'

export default function Short() {
  const { tool, config } = useShortAnimation()
  const intro = (
    <>
      <StoryLink tool={tool.id} />
      <Script tool={tool} />
      <Storyboards config={config} />
    </>
  )
  return <ToolPage tool={tool} intro={intro} />
}
