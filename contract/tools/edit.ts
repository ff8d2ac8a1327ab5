import { defineTool } from './define'
import { REFERENCES_MAX } from './references'

/** Steps of a photograph's plan, at most. */
export const TOOL_STEPS_MAX = 3

export const edit = defineTool({
  id: 'edit',
  name: '对话改图',
  summary: '说一句话改图：换颜色、加东西、换天气，别的不动',
  call: 'POST /api/edit',
  callSummary: 'Carry out the plan of a sentence that changes a picture',
  route: 'pages/index/index',
  output: 'image',
  group: null,
  price: { unit: 'run', weight: 1 },
  params: {
    image: { kind: 'image', label: '图片', required: true },
    /** The picture whose pixels come back where an edit changed too much (step `putBack`). */
    before: { kind: 'image', label: '原图', required: false },
    /** The picture whose style the step `styleTransfer` takes. */
    style: { kind: 'image', label: '画风参考图', required: false },
    /** Of a picture with a plan: operations on it (studio/painter/editing/operations). */
    operations: { kind: 'data', label: '改动', max: 20, maxChars: 8_000 },
    /** For engines that take the sentence as it is. */
    instruction: {
      kind: 'text',
      label: '要改的地方',
      required: false,
      maxLength: 500,
      placeholder: '把小船换成红色',
      ownOnly: true,
    },
    /** For engines whose edits take them; mentioned in the instruction by `@1`. */
    references: { kind: 'references', label: '参考图', max: REFERENCES_MAX },
    /** Of a photograph: `{ tool, params }`, carried out in this order. */
    steps: { kind: 'data', label: '步骤', max: TOOL_STEPS_MAX, maxChars: 200_000 },
    seed: { kind: 'seed', label: '种子', advanced: true },
  },
})
