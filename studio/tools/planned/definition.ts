import { defineTool } from '@contract/tools/define'

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
