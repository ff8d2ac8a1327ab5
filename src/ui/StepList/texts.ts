/** Chinese texts of a list of steps. */
export const STEPS = {
  more: (count: number) => `再看 ${count} 步`,
  fewer: '收起',
}
