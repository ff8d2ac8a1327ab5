/**
 * Every error the API can answer: one wire code, one HTTP status, one Chinese sentence,
 * and whether trying the same call again can help.
 */
export type ErrorCode =
  | 'BAD_REQUEST'
  | 'UNAUTHORIZED'
  | 'FORBIDDEN'
  | 'NOT_FOUND'
  | 'CONFLICT'
  | 'PAYLOAD_TOO_LARGE'
  | 'TOO_MANY_REQUESTS'
  | 'INTERNAL'
  | 'SERVICE_UNAVAILABLE'
  | 'STORAGE_FULL'
  | 'SMS_CODE_WRONG'
  | 'SMS_TOO_OFTEN'
  | 'SMS_UNAVAILABLE'
  | 'PHONE_TAKEN'
  | 'REFRESH_INVALID'
  | 'PLATFORM_CODE_WRONG'
  | 'PLATFORM_UNAVAILABLE'
  | 'CHALLENGE_REQUIRED'
  | 'REQUEST_TOO_SLOW'
  | 'CREDITS_SHORT'
  | 'ALREADY_SIGNED_IN'
  | 'QUOTE_CHANGED'
  | 'PARAM_INVALID'
  | 'CAPABILITY_MISSING'
  | 'PROMPT_BLOCKED'
  | 'TOO_MANY_JOBS'
  | 'JOB_NOT_FINISHED'
  | 'ENGINE_REJECTED'
  | 'ENGINE_BUSY'
  | 'ENGINE_UNAVAILABLE'
  | 'ENGINE_FAILED'
  | 'JOB_TIMEOUT'
  | 'JOB_LOST'
  | 'JOB_CANCELLED'
  | 'UPLOAD_REFUSED'
  | 'UPLOAD_UNREADABLE'

interface ErrorRow {
  /** `code` of the envelope; 0 is success, 401 is what the client refreshes on. */
  readonly wire: number
  readonly status: number
  readonly message: string
  readonly retryable: boolean
}

export const ERRORS = {
  BAD_REQUEST: { wire: 400, status: 400, message: '请求内容有误，请检查后再试', retryable: false },
  UNAUTHORIZED: { wire: 401, status: 401, message: '登录已过期，请重新登录', retryable: false },
  FORBIDDEN: { wire: 403, status: 403, message: '没有权限进行这个操作', retryable: false },
  NOT_FOUND: { wire: 404, status: 404, message: '内容不存在或已被删除', retryable: false },
  CONFLICT: { wire: 409, status: 409, message: '状态已经变化，请刷新后再试', retryable: false },
  PAYLOAD_TOO_LARGE: {
    wire: 413,
    status: 413,
    message: '内容太大了，请缩小后再试',
    retryable: false,
  },
  TOO_MANY_REQUESTS: {
    wire: 429,
    status: 429,
    message: '操作太频繁了，请稍后再试',
    retryable: true,
  },
  INTERNAL: { wire: 500, status: 500, message: '服务出了点问题，请稍后再试', retryable: true },
  SERVICE_UNAVAILABLE: {
    wire: 503,
    status: 503,
    message: '服务暂时不可用，请稍后再试',
    retryable: true,
  },
  STORAGE_FULL: {
    wire: 507,
    status: 507,
    message: '服务器的存储空间满了，文件没有收下，请稍后再试',
    retryable: true,
  },
  SMS_CODE_WRONG: { wire: 1001, status: 400, message: '验证码不正确或已失效', retryable: false },
  SMS_TOO_OFTEN: {
    wire: 1002,
    status: 429,
    message: '验证码发送太频繁，请稍后再试',
    retryable: true,
  },
  SMS_UNAVAILABLE: {
    wire: 1003,
    status: 503,
    message: '短信暂时发不出去，请稍后再试',
    retryable: true,
  },
  PHONE_TAKEN: { wire: 1004, status: 409, message: '这个手机号已绑定其他账号', retryable: false },
  REFRESH_INVALID: { wire: 1005, status: 400, message: '登录已失效，请重新登录', retryable: false },
  PLATFORM_CODE_WRONG: {
    wire: 1006,
    status: 400,
    message: '微信授权已失效，请再点一次',
    retryable: false,
  },
  PLATFORM_UNAVAILABLE: {
    wire: 1007,
    status: 503,
    message: '微信暂时没有回应，请稍后再试，或用短信验证码登录',
    retryable: true,
  },
  CHALLENGE_REQUIRED: {
    wire: 1008,
    status: 428,
    message: '请先完成安全验证，再获取验证码',
    retryable: false,
  },
  REQUEST_TOO_SLOW: {
    wire: 408,
    status: 408,
    message: '内容传得太慢，已经停下，请换个网络再试',
    retryable: true,
  },
  CREDITS_SHORT: { wire: 2001, status: 402, message: '积分不够了', retryable: false },
  ALREADY_SIGNED_IN: { wire: 2002, status: 409, message: '今天已经签到过了', retryable: false },
  QUOTE_CHANGED: {
    wire: 2003,
    status: 409,
    message: '价格有变化，请确认后再提交',
    retryable: false,
  },
  PARAM_INVALID: {
    wire: 3001,
    status: 400,
    message: '参数不合要求，请检查后再试',
    retryable: false,
  },
  CAPABILITY_MISSING: {
    wire: 3002,
    status: 400,
    message: '当前画笔不支持这个选项',
    retryable: false,
  },
  PROMPT_BLOCKED: {
    wire: 3003,
    status: 422,
    message: '提示词里有不能画的内容，没有扣积分',
    retryable: false,
  },
  TOO_MANY_JOBS: {
    wire: 3004,
    status: 429,
    message: '同时进行的任务太多了，等一等再画',
    retryable: true,
  },
  JOB_NOT_FINISHED: { wire: 3005, status: 409, message: '任务还没有结束', retryable: false },
  ENGINE_REJECTED: {
    wire: 4001,
    status: 422,
    message: '画笔没有接受这个请求，积分已退回',
    retryable: false,
  },
  ENGINE_BUSY: {
    wire: 4002,
    status: 503,
    message: '画笔太忙了，积分已退回，请稍后重试',
    retryable: true,
  },
  ENGINE_UNAVAILABLE: {
    wire: 4003,
    status: 503,
    message: '画笔暂时连不上，积分已退回，请稍后重试',
    retryable: true,
  },
  ENGINE_FAILED: {
    wire: 4004,
    status: 500,
    message: '这次没有画成，积分已退回，请重试',
    retryable: true,
  },
  JOB_TIMEOUT: {
    wire: 4005,
    status: 504,
    message: '画得太久已停止，积分已退回，请重试',
    retryable: true,
  },
  JOB_LOST: {
    wire: 4006,
    status: 500,
    message: '作画被多次中断，积分已退回，请重试',
    retryable: true,
  },
  JOB_CANCELLED: { wire: 4007, status: 409, message: '已取消，积分已退回', retryable: true },
  UPLOAD_REFUSED: {
    wire: 5001,
    status: 400,
    message: '这个文件不能上传，请换一张图片',
    retryable: false,
  },
  UPLOAD_UNREADABLE: {
    wire: 5002,
    status: 400,
    message: '图片打不开，可能已损坏，请换一张',
    retryable: false,
  },
} as const satisfies Record<ErrorCode, ErrorRow>

const byWire = new Map<number, ErrorCode>(
  (Object.keys(ERRORS) as ErrorCode[]).map((code) => [ERRORS[code].wire, code]),
)

/** The error a wire code stands for, or null for a code this version does not know. */
export function errorOfWire(wire: number): ErrorCode | null {
  return byWire.get(wire) ?? null
}
