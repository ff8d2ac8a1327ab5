import { defineTool } from './define'

export const samInpaint = defineTool({
  id: 'samInpaint',
  name: '点选修图',
  summary: '点一下就选中，去掉、换掉或改颜色',
  call: 'POST /api/tools/sam-inpaint',
  callSummary: 'Remove, replace or recolour a tapped thing',
  route: 'pagesE/sam-inpaint/sam-inpaint',
  output: 'image',
  group: 'mend',
  price: { unit: 'run', weight: 1 },
  params: {
    image: { kind: 'image', label: '图片', required: true },
    mask: {
      kind: 'mask',
      label: '要改的东西',
      of: 'image',
      required: true,
      base: 'none',
      first: 'tap',
    },
    action: {
      kind: 'option',
      label: '怎么改',
      options: [
        { value: 'remove', name: '去掉', note: '用周围的画面补上' },
        { value: 'replace', name: '换成', note: '按描述画一个' },
        { value: 'recolour', name: '改颜色', note: '明暗和纹理不变' },
      ],
      initial: 'remove',
    },
    colour: { kind: 'colour', label: '新颜色', initial: '#3f7fb5', when: { action: ['recolour'] } },
    prompt: {
      kind: 'text',
      label: '换成什么',
      required: false,
      maxLength: 200,
      when: { action: ['replace'] },
      placeholder: '一只白猫、一束花……',
    },
    seed: { kind: 'seed', label: '种子', advanced: true },
  },
})
