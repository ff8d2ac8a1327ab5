import { readEdit } from './painter/intent/edits/read-edit'
import { readPhotoEdit } from './photo-plan/read'
const show = (r: any) =>
  r.steps
    .map(
      (s: any) =>
        `${s.kind}(${s.target ? (s.target.owner ? s.target.owner + '的' : '') + (s.target.name ?? '·') : ''} ${s.value ?? ''})`,
    )
    .join('; ') +
  (r.notUnderstood.length ? ' | ?' + r.notUnderstood.join(' ') : '') +
  (r.unable ? ' | unable ' + r.unable.why : '')
for (const s of process.argv.slice(2))
  console.log(s, '\n   p', show(readEdit(s)), '\n   f', show(readPhotoEdit(s)))
