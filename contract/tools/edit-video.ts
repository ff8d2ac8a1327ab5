import { defineTool } from './define'
import { named } from './options'

/** Versions of a thread in one video, at most. */
export const EDIT_VIDEO_MAX = 24
/** Characters of a version's sentence, at most: two lines of the video. */
export const EDIT_VIDEO_TEXT_MAX = 60

/** 改图短片: ordered from a thread of edits, whose versions are its shots; it has no form. */
export const editVideo = defineTool({
  id: 'editVideo',
  name: '改图短片',
  summary: '从第一张到现在，一版一版怎么改出来的',
  call: 'POST /api/tools/edit-video',
  callSummary: 'A video of the versions of an edited picture (not in the specification)',
  route: 'pagesD/job-detail/job-detail',
  output: 'video',
  group: null,
  price: { unit: 'second', weight: 0.1 },
  params: {
    shots: {
      kind: 'shots',
      label: '版本',
      min: 2,
      max: EDIT_VIDEO_MAX,
      maxText: EDIT_VIDEO_TEXT_MAX,
      pictures: true,
      total: { min: 2, max: 90 },
    },
    crossing: {
      kind: 'option',
      label: '换版',
      options: named({ wipe: '划过', fade: '叠化' }),
      initial: 'wipe',
    },
    captions: { kind: 'toggle', label: '写上每句话', initial: true },
  },
})
