export const texts = {
  quoteChanged: '价格有变化，新价格在按钮上，请再确认',
} as const
