/** Every kind of engine that can be attached: a line each. */
export { ark } from './ark/vendor'
export { comfyui } from './comfyui/vendor'
export { dashscope } from './dashscope/vendor'
export { fal } from './fal/vendor'
export { gemini } from './gemini/vendor'
export { midjourney } from './midjourney/vendor'
export { openai } from './openai/vendor'
export { sdapi } from './sdapi/vendor'
