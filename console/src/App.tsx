import { useSyncExternalStore } from 'react'
import { session } from './api/session'
import { Shell } from './shell/Shell'
import { SignIn } from './sign-in/SignIn'

/** The console for who is signed in, the way in for everybody else. */
export function App() {
  const token = useSyncExternalStore(session.subscribe, session.token)
  return token === null ? <SignIn /> : <Shell key={token} />
}
