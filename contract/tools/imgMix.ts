import { defineTool } from './define'

export const imgMix = defineTool({
  id: 'imgMix',
  name: '图片融合',
  summary: '两张图合成一张：拼接无缝、按涂抹融合、换色或叠印',
  call: 'POST /api/tools/imgMix',
  callSummary: 'Blend two pictures',
  route: 'pagesE/imgmix/imgmix',
  output: 'image',
  group: 'change',
  price: { unit: 'run', weight: 1 },
  params: {
    image: { kind: 'image', label: '第一张', required: true },
    second: { kind: 'image', label: '第二张', required: true },
    mode: {
      kind: 'option',
      label: '方式',
      options: [
        { value: 'sides', name: '左右', note: '左边第一张，右边第二张' },
        { value: 'stack', name: '上下', note: '上边第一张，下边第二张' },
        { value: 'mask', name: '按涂抹', note: '第一张里涂过的放进第二张' },
        { value: 'colour', name: '光影换色', note: '第一张的光影，第二张的颜色' },
        { value: 'print', name: '叠印', note: '像两层透明油墨' },
      ],
      initial: 'sides',
    },
    ratio: {
      kind: 'number',
      label: '第一张占比',
      min: 0,
      max: 100,
      step: 5,
      initial: 50,
      unit: '%',
    },
    mask: {
      kind: 'mask',
      label: '要留下的部分',
      of: 'image',
      required: false,
      base: 'none',
      when: { mode: ['mask'] },
    },
  },
})
