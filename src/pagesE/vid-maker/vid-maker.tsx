import { vidMaker } from '@contract/tools/vidMaker'
import { Script } from '@/screens/tool-page/script/Script'
import { ToolPage } from '@/screens/tool-page/ToolPage'

export default function VidMaker() {
  return <ToolPage tool={vidMaker} intro={<Script tool={vidMaker} />} />
}
