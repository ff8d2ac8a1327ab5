import type { TextParam } from './define'

/** Parameters common to pictures painted from words. */
export const PROMPT = {
  kind: 'text',
  label: '画面描述',
  required: true,
  maxLength: 800,
  placeholder: '写下你想看到的画面：有什么、在哪里、什么时候、什么心情',
} as const satisfies TextParam

/** Characters of a prompt and its negative that are read while they are written. */
export const READ_CHARACTERS = 300

/** The prompt of a picture, stored with results made from it. */
export const INHERITED_PROMPT = {
  kind: 'text',
  label: '画面描述',
  required: false,
  maxLength: 800,
  placeholder: '',
  inherited: 'image',
} as const satisfies TextParam

/** Negative prompt. Checked like the rest, and visible to its author only. */
export const NEGATIVE_PROMPT = {
  kind: 'text',
  label: '反向提示词',
  required: false,
  maxLength: 400,
  placeholder: '不想看到的东西，例如：人物、文字',
  advanced: true,
  ownOnly: true,
} as const satisfies TextParam
