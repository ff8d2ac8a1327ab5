export const texts = { before: '原图', after: '效果', label: '拖动对比原图和效果' } as const
