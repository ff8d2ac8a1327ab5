import { useState } from 'react'
import { call } from '@/api/call'
import { useWrite } from '@/api/useWrite'
import { back } from '@/domain/navigation/navigate'
import { showToast } from '@/platform/toast'
import { useSession, type UserInfo } from '@/stores/session'
import { EDIT } from './texts'

export const NICKNAME_MAX = 20
export const BIO_MAX = 120

export const countCharacters = (text: string) => [...text.trim()].length

/** Only what was changed is sent; what was typed stays until it was taken. */
export function useEdit(user: UserInfo) {
  const [nickname, setNickname] = useState(user.nickname)
  const [bio, setBio] = useState(user.bio)
  const changes = {
    ...(nickname.trim() !== user.nickname && { nickname: nickname.trim() }),
    ...(bio.trim() !== user.bio && { bio: bio.trim() }),
  }

  /** Why it cannot be saved yet, or null. */
  function refusal(): string | null {
    if (countCharacters(nickname) === 0) return EDIT.noName
    if (countCharacters(nickname) > NICKNAME_MAX) return EDIT.long(EDIT.nickname, NICKNAME_MAX)
    if (countCharacters(bio) > BIO_MAX) return EDIT.long(EDIT.bio, BIO_MAX)
    return Object.keys(changes).length === 0 ? EDIT.same : null
  }

  const saving = useWrite({
    meta: { errorShown: 'inline' },
    mutationFn: () => call('PUT /api/user', { body: changes }),
    async onSuccess(saved) {
      useSession.getState().setUserInfo(saved)
      showToast(saved.reviewing.length > 0 ? EDIT.waiting : EDIT.done)
      await back()
    },
  })

  async function save(): Promise<void> {
    if (refusal() === null) await saving.run()
  }

  const changed = (set: (text: string) => void) => (text: string) => {
    saving.forget()
    set(text)
  }
  return {
    nickname,
    bio,
    issue: saving.issue,
    saving: saving.busy,
    save,
    refusal: refusal(),
    setNickname: changed(setNickname),
    setBio: changed(setBio),
  }
}
