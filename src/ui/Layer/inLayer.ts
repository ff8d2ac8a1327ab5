import { createContext } from 'react'

/** Whether what is drawn lies over the page, at a fixed place: native fields must know. */
export const InLayer = createContext(false)
