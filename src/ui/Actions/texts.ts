export const texts = { clear: '清空', undo: '撤销', redo: '重做' } as const
