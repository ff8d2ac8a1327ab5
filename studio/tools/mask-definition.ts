import { defineTool } from '@contract/tools/define'

/** Not listed: called by the mask studio. */
export const MASK_TOOL = defineTool({
  id: 'mask',
  name: '选区',
  summary: '看看涂抹选中了哪里',
  call: 'POST /api/tools/mask',
  route: '',
  output: 'text',
  group: null,
  price: { unit: 'run', weight: 0 },
  params: {
    image: { kind: 'image', label: '图片', required: true },
    mask: { kind: 'mask', label: '选区', of: 'image', required: false, base: 'none' },
  },
})

/** Not listed: the rest of what the last stroke mostly covered, for the mask studio. */
export const MASK_REST_TOOL = defineTool({
  ...MASK_TOOL,
  id: 'maskRest',
  name: '没涂到的部分',
  summary: '看看涂抹的东西还有哪里没有涂到',
  call: 'POST /api/tools/mask/rest',
})
