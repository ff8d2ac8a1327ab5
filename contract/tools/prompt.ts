import type { TextParam } from './define'

/** What a picture painted from words begins with. */
export const PROMPT = {
  kind: 'text',
  label: '画面描述',
  required: true,
  maxLength: 800,
  placeholder: '写下你想看到的画面：有什么、在哪里、什么时候、什么心情',
} as const satisfies TextParam

/** Characters of a prompt and its negative that are read while they are written. */
export const READ_CHARACTERS = 300

/** The words a picture was painted from, kept with what is made of it. */
export const INHERITED_PROMPT = {
  kind: 'text',
  label: '画面描述',
  required: false,
  maxLength: 800,
  placeholder: '',
  inherited: 'image',
} as const satisfies TextParam

/** What is not to be seen. Checked like the rest, and nobody else reads it. */
export const NEGATIVE_PROMPT = {
  kind: 'text',
  label: '反向提示词',
  required: false,
  maxLength: 400,
  placeholder: '不想看到的东西，例如：人物、文字',
  advanced: true,
  ownOnly: true,
} as const satisfies TextParam
