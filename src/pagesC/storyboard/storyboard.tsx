import { usePageParams } from '@/platform/pages'
import { Storyboard } from '@/screens/storyboard/Storyboard'

/**
 * 短片: my storyboards; with `id` one of them, with `id=new` a new one. `view` is `script` or
 * `video`; without it the shots. `from` names a job of 画夹 whose storyboard is looked for,
 * `work` a published film whose shots begin a new one.
 */
export default function StoryboardPage() {
  const { id = '', view = '', from = '', work = '' } = usePageParams()
  return <Storyboard {...{ id, view, from, work }} />
}
