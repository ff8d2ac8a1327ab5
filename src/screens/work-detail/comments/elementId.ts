export const elementId = (id: string) => `comment-${id}`
