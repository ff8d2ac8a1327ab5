/** Mini-programs have no captcha: its plug-ins belong to a package, and the server asks for none. */
export interface CaptchaTicket {
  ticket: string
  randstr: string
}

export function showCaptcha(_appId: string): Promise<CaptchaTicket | null> {
  return Promise.resolve(null)
}
