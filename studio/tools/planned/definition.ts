import { defineTool } from '@contract/tools/define'

/** Not listed: plans of a sentence for a picture, for POST /api/edit/plan. */
export const EDIT_PLAN_TOOL = defineTool({
  id: 'editPlan',
  name: '改法',
  summary: '这句话要怎样改这张图',
  call: 'POST /api/edit/plan',
  route: '',
  output: 'text',
  group: null,
  price: { unit: 'run', weight: 0 },
  params: { image: { kind: 'image', label: '图片', required: true } },
})

/** Not listed: what is where in a picture, for the call that names it. */
export const THINGS_TOOL = defineTool({
  id: 'things',
  name: '画里的东西',
  summary: '看看画里有什么，各在哪里',
  call: 'GET /api/job/{id}/things',
  route: '',
  output: 'text',
  group: null,
  price: { unit: 'run', weight: 0 },
  params: { image: { kind: 'image', label: '图片', required: true } },
})
