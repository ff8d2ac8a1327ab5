export const texts = { colour: (name: string) => `颜色 ${name}` } as const
