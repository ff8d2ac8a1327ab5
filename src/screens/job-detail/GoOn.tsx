import { Text } from '@tarojs/components'
import { ALL_TOOLS } from '@contract/tools/all'
import { inpaint } from '@contract/tools/inpaint'
import type { JobView, PictureView } from '@contract/jobs'
import { useRunningLayer } from '@/domain/tool-form/runningLayer'
import { navigate, openTab } from '@/domain/navigation/navigate'
import { openToolWithPicture } from '@/domain/tool-form/remakeJob'
import { findRoute } from '@/routes'
import { useApp } from '@/stores/app'
import { Chip } from '@/ui/Chip/Chip'
import { DETAIL } from './texts'
import './GoOn.scss'

/** Tools most often opened with a picture, in that order. */
const NEXT = [
  'upscale',
  'cleaner',
  'rembg',
  'img2vid',
  'outpaint',
  'variation',
  'photo2img',
  'genfill',
  'replaceBg',
  'toon',
]

/** 接着用: this result as the input of another tool, with one tap. */
export function GoOn({ job, picture }: { job: JobView; picture: PictureView }) {
  const working = useApp((app) => app.appConfig?.tools) ?? []
  if (picture.kind !== 'image') return null
  const tools = NEXT.filter((id) => id !== job.tool && working.includes(id)).flatMap((id) => {
    const tool = ALL_TOOLS.find((known) => known.id === id)
    return tool && findRoute(tool.route) ? [tool] : []
  })
  if (tools.length === 0) return null
  return (
    <>
      <Text className="mg-goon__word">{DETAIL.goOn}</Text>
      {job.comparisonId !== null && (
        <Chip
          text={job.batch ? DETAIL.batch : DETAIL.compared}
          onPress={() => {
            useRunningLayer.getState().openComparison(job.comparisonId ?? '')
            void openTab('pages/index/index')
          }}
        />
      )}
      {working.includes(inpaint.id) && (
        <Chip
          text={inpaint.name}
          onPress={() => void navigate('pagesD/inpaint/inpaint', { id: job.id })}
        />
      )}
      {tools.map((tool) => (
        <Chip
          key={tool.id}
          text={tool.name}
          onPress={() => void openToolWithPicture({ job, picture }, tool.route)}
        />
      ))}
    </>
  )
}
