export const OFFLINE = '连不上服务器，请看看网络后再试'
export const ODD = '服务器的应答看不懂，请稍后再试'
