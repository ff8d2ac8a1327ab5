/** One line of 1.8 px on a field of 24, drawn for the list at the left. */
import type { ReactNode } from 'react'

function Icon({ children }: { children: ReactNode }) {
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
      {children}
    </svg>
  )
}

export const icons = {
  today: (
    <Icon>
      <path d="M4 16a8 8 0 1 1 16 0M12 16l4-5" />
    </Icon>
  ),
  users: (
    <Icon>
      <circle cx="9" cy="8.5" r="3.5" />
      <path d="M3 19.5c.6-3.4 3-5 6-5s5.4 1.6 6 5M15.5 5.3a3.5 3.5 0 0 1 0 6.4M17.5 14.8c2 .7 3.2 2.3 3.5 4.7" />
    </Icon>
  ),
  jobs: (
    <Icon>
      <path d="M4 6.5h16M4 12h16M4 17.5h10" />
    </Icon>
  ),
  engines: (
    <Icon>
      <rect x="4" y="7" width="16" height="10" rx="2" />
      <path d="M8 7V4.5M12 7V4.5M16 7V4.5M8 19.5V17M12 19.5V17M16 19.5V17" />
    </Icon>
  ),
  review: (
    <Icon>
      <path d="M12 3.5 19 6v5.5c0 4.5-3 7.5-7 9-4-1.5-7-4.5-7-9V6z" />
      <path d="m9 12 2.2 2.2L15.2 10" />
    </Icon>
  ),
  feedback: (
    <Icon>
      <path d="M4 5.5h16v11h-8.5L7.5 20v-3.5H4z" />
    </Icon>
  ),
  orders: (
    <Icon>
      <rect x="3.5" y="6" width="17" height="12" rx="2" />
      <path d="M3.5 10h17M7 14.5h4" />
    </Icon>
  ),
  catalogs: (
    <Icon>
      <rect x="3.5" y="5" width="17" height="9" rx="2" />
      <path d="M6.5 18.5h11M8 11l2.5-2.5 2 2 2-1.5 2 2" />
    </Icon>
  ),
  shop: (
    <Icon>
      <rect x="4" y="9" width="16" height="11" rx="1.5" />
      <path d="M4 13.5h16M12 9v11M12 9c-1.5-4-5-4.500-5-2s2.500 2 5 2zm0 0c1.500-4 5-4.500 5-2s-2.500 2-5 2z" />
    </Icon>
  ),
  words: (
    <Icon>
      <circle cx="12" cy="12" r="8.5" />
      <path d="m6 6 12 12" />
    </Icon>
  ),
  settings: (
    <Icon>
      <path d="M12 3.2 19.6 7.600v8.800L12 20.800l-7.600-4.400V7.600z" />
      <circle cx="12" cy="12" r="3" />
    </Icon>
  ),
  log: (
    <Icon>
      <rect x="4.5" y="3.5" width="15" height="17" rx="2" />
      <path d="M8.5 8.5h7M8.5 12h7M8.5 15.5h4" />
    </Icon>
  ),
} as const
