import { defineTool } from './define'
import { named } from './options'

/** Shown only for these backgrounds. */
const of = (...background: string[]) => ({ background })

/** Skin keeps its own colour there, and no shadow may fall on the plain ground. */
const ID_PHOTO = { background: ['colour'], frame: ['id'] }

export const replaceBg = defineTool({
  id: 'replaceBg',
  name: '换背景',
  summary: '主体不动，换到另一个地方',
  call: 'POST /api/tools/replaceBg',
  callSummary: 'The subject before another background',
  route: 'pagesE/replace-bg/replace-bg',
  output: 'image',
  group: 'change',
  price: { unit: 'run', weight: 1 },
  params: {
    image: { kind: 'image', label: '图片', required: true },
    mask: { kind: 'mask', label: '主体', of: 'image', required: true, base: 'subject' },
    background: {
      kind: 'option',
      label: '背景',
      options: [
        ...named({ colour: '纯色', gradient: '渐变', picture: '图片' }),
        { value: 'paint', name: '画一幅', note: '写下背景的样子' },
      ],
      initial: 'colour',
    },
    colour: { kind: 'colour', label: '颜色', initial: '#e8eef2', when: of('colour', 'gradient') },
    colour2: { kind: 'colour', label: '渐变到', initial: '#a9c0cc', when: of('gradient') },
    backdrop: { kind: 'image', label: '背景图片', required: false, when: of('picture') },
    prompt: {
      kind: 'text',
      label: '背景描述',
      required: false,
      maxLength: 200,
      when: of('paint'),
      placeholder: '清晨的湖边、雪山下的草原……',
    },
    frame: {
      kind: 'option',
      label: '画幅',
      options: [
        { value: 'full', name: '原画幅' },
        { value: 'id', name: '证件照', note: '按脸取头肩，5 比 7' },
      ],
      initial: 'full',
      when: of('colour'),
    },
    light: { kind: 'toggle', label: '融入光线', initial: true, unless: ID_PHOTO },
    shadow: { kind: 'toggle', label: '投影', initial: true, unless: ID_PHOTO },
    seed: { kind: 'seed', label: '种子', advanced: true },
  },
})
